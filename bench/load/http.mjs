// The few HTTP requests that open a table, over connections that are kept.
import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

async function bodyOf(answer) {
  let text = "";
  for await (const part of answer.setEncoding("utf8")) text += part;
  return text;
}

// POST as JSON; the answer's headers and body. Anything but a 2xx is an error: the bench must not measure refusals.
export function post(url, body, headers = {}) {
  const sent = body === undefined ? "" : JSON.stringify(body);
  const told = { "Content-Length": Buffer.byteLength(sent), ...(sent && { "Content-Type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: "POST", agent, headers: { ...told, ...headers } }, async (answer) => {
      const text = await bodyOf(answer);
      if (answer.statusCode >= 300) reject(new Error(`${url}: ${answer.statusCode} ${text}`));
      else resolve({ headers: answer.headers, body: text ? JSON.parse(text) : null });
    });
    asked.on("error", (error) => {
      // A kept connection may be let go by the server just as it is used again: that is nobody's fault.
      if (asked.reusedSocket && error.code === "ECONNRESET") post(url, body, headers).then(resolve, reject);
      else reject(new Error(`${url}: ${error.message}`));
    });
    asked.end(sent);
  });
}

// Is this address answered with 200?
export function isWell(url) {
  return new Promise((resolve) => {
    const asked = request(url, { agent: false }, (answer) => resolve(answer.resume().statusCode === 200));
    asked.on("error", () => resolve(false)).end();
  });
}

export const closeAll = () => agent.destroy();
