"""Characters that look like letters of the Latin alphabet, each with the letter that people take it for. The table is
small on purpose: it has what people can type on their keyboards, and what is used to imitate somebody's name."""

# ruff: noqa: RUF001

from __future__ import annotations

from typing import Final

ALIKE: Final[dict[str, str]] = {
    # Cyrillic
    "а": "a", "А": "A", "В": "B", "е": "e", "Е": "E", "К": "K", "к": "k", "М": "M", "м": "m", "Н": "H", "о": "o",
    "О": "O", "р": "p", "Р": "P", "с": "c", "С": "C", "Т": "T", "т": "t", "у": "y", "У": "Y", "х": "x", "Х": "X",
    "і": "i", "І": "I", "ј": "j", "Ј": "J", "ѕ": "s", "Ѕ": "S", "ԁ": "d", "ԛ": "q", "Ԛ": "Q", "ԝ": "w", "Ԝ": "W",
    "һ": "h", "Һ": "h", "ӏ": "l", "Ӏ": "l", "ү": "y", "Ү": "Y", "г": "r", "п": "n", "ѵ": "v", "Ѵ": "V",
    "з": "3", "З": "3", "б": "6", "ь": "b", "Ь": "b", "ԍ": "g", "ғ": "f", "Ғ": "F", "ұ": "y", "Ұ": "Y", "ѡ": "w",
    # Greek
    "Α": "A", "α": "a", "Β": "B", "β": "b", "Ε": "E", "ε": "e", "Ζ": "Z", "Η": "H", "η": "n", "Ι": "I", "ι": "i",
    "Κ": "K", "κ": "k", "Μ": "M", "Ν": "N", "ν": "v", "Ο": "O", "ο": "o", "Ρ": "P", "ρ": "p", "Τ": "T", "τ": "t",
    "Υ": "Y", "υ": "u", "Χ": "X", "χ": "x", "γ": "y", "ω": "w", "σ": "o", "μ": "u", "ϳ": "j", "Ϳ": "J", "ϲ": "c",
    # Armenian
    "օ": "o", "Օ": "O", "ս": "u", "Ս": "U", "ո": "n", "հ": "h", "ց": "g", "զ": "q", "ք": "p", "ղ": "n", "լ": "l",
    # Cherokee
    "Ꭰ": "D", "Ꭱ": "R", "Ꭲ": "T", "Ꭺ": "A", "Ꭻ": "J", "Ꭼ": "E", "Ꮃ": "W", "Ꮇ": "M", "Ꮋ": "H", "Ꮐ": "G", "Ꮓ": "Z",
    "Ꮩ": "V", "Ꮪ": "S", "Ꮮ": "L", "Ꮯ": "C", "Ꮲ": "P", "Ꮶ": "K", "Ᏼ": "B", "Ꮟ": "b", "Ꮢ": "R",
    # Latin letters with a stroke, without a dot, small capitals, letters of phonetics
    "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "ħ": "h", "Ħ": "H", "ŧ": "t",
    "Ŧ": "T", "ı": "i", "ȷ": "j", "ɑ": "a", "ɡ": "g", "ɩ": "i", "ɪ": "i", "ɴ": "n", "ʀ": "r", "ʙ": "b", "ʜ": "h",
    "ʟ": "l", "ʏ": "y", "ᴀ": "a", "ᴄ": "c", "ᴅ": "d", "ᴇ": "e", "ᴊ": "j", "ᴋ": "k", "ᴍ": "m", "ᴏ": "o", "ᴘ": "p",
    "ᴛ": "t", "ᴜ": "u", "ᴠ": "v", "ᴡ": "w", "ᴢ": "z", "ꜱ": "s", "ʋ": "v", "ɯ": "w", "ƅ": "b", "ǀ": "l", "ǃ": "!",
    # digits, and the capital I, which looks like a small L
    "0": "o", "1": "l", "I": "l",
}  # fmt: skip
SIGHT: Final = str.maketrans({**ALIKE, "І": "l", "Ι": "l"})
