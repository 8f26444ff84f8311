// Where several processes share a port: which of them has which socket.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

const ESTABLISHED = "01";
const portOf = (address) => Number.parseInt(address.split(":")[1], 16);

// By inode: the port at the other end of each connection of this machine.
function farPorts() {
  const lines = readFileSync("/proc/net/tcp", "utf8").trim().split("\n").slice(1);
  const rows = lines.map((line) => line.trim().split(/\s+/)).filter((row) => row[3] === ESTABLISHED);
  return new Map(rows.map((row) => [row[9], portOf(row[2])]));
}

// The inodes of a process's sockets; a file that is closed while we look is none.
function socketsOf(pid) {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${name}`))?.[1] ?? [];
    } catch {
      return [];
    }
  });
}

// How many sockets each process that has any serves, and how many tables have their devices at different ones.
export function spreadOf(pids, tables) {
  const far = farPorts();
  const holders = new Map(pids.flatMap((pid) => socketsOf(pid).map((inode) => [far.get(inode), pid])));
  const at = tables.map((table) => table.players.map((player) => holders.get(player.socket._socket.localPort)));
  const sockets = pids.map((pid) => at.flat().filter((holder) => holder === pid).length).filter(Boolean);
  return { sockets_by_process: sockets, apart: at.filter(([one, other]) => one !== other).length };
}
