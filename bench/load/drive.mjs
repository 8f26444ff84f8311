// Drives tables, whatever server they are at. A table has `move()`, and calls `moved` when both players have the
// update, then `ready` when it can take the next move.

const now = () => performance.now();

// Moves back to back: each table makes `count` moves, the next one when both players have the last.
export function backToBack(tables, count) {
  const times = [];
  if (!count) return times;
  return new Promise((resolve) => {
    let going = tables.length;
    for (const table of tables) {
      let left = count;
      let sent = 0;
      const send = () => {
        sent = now();
        table.move();
      };
      table.moved = () => times.push(now() - sent);
      table.ready = () => {
        left -= 1;
        if (left > 0) send();
        else if (--going === 0) resolve(times);
      };
      send();
    }
  });
}

// Moves at a rate, table after table. A move whose table is still busy waits, and its wait counts.
export function paced(tables, count, rate) {
  const times = [];
  const total = count * tables.length;
  for (const table of tables) slotted(table, times);
  return new Promise((resolve) => {
    const start = now();
    let slots = 0;
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((now() - start) * rate) / 1000));
      for (; slots < due; slots += 1) tables[slots % tables.length].slot();
      if (times.length < total) return;
      clearInterval(timer);
      resolve(times);
    }, 1);
  });
}

// Give a table `slot()`: make a move now, or as soon as it can.
function slotted(table, times) {
  const waiting = [];
  let since = null; // when the move under way was wished for
  const send = (wished) => {
    since = wished;
    table.move();
  };
  table.moved = () => times.push(now() - since);
  table.ready = () => {
    since = null;
    if (waiting.length) send(waiting.shift());
  };
  table.slot = () => (since === null ? send(now()) : waiting.push(now()));
}

// Do `work(i)` for i = 0 to count-1, at most `width` at once; the results in order.
export async function some(count, width, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const i = next++;
      results[i] = await work(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  return results;
}
