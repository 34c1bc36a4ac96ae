import type { ToClient, ToServer } from '@nightfall/protocol';
import type { Wire } from '@nightfall/protocol/client';
import { sendAhead } from './bots.ts';
import { movesFor } from './history.ts';
import { welcome } from './join.ts';
import { HERE } from './memory.ts';
import { type Request, stepOf, turnBack } from './requests.ts';
import { FORMAT } from './refusals.ts';
import { handOver, tellPresence } from './seats.ts';
import { carryOut, inTurn } from './step.ts';
import type { Member, Table } from './table.ts';

/** A wire without a network: the same client speaks to a table in the same program. */
export function wireTo(table: Table): Wire {
  const door = openDoor(table, (text) => wire.onmessage?.({ data: text }));
  const wire: Wire = { ...door, binaryType: '', onopen: null, onmessage: null, onclose: null, onerror: null };
  queueMicrotask(() => wire.onopen?.());
  return wire;
}

/** One screen at the table. `tell` gets what the table says, as text; `send` takes what the screen says. */
export function openDoor(table: Table, tell: (text: string) => void): Pick<Wire, 'send' | 'close'> {
  const send = (message: ToClient) => tell(JSON.stringify(message));
  const member: Member = { person: HERE, send, sendPacket: ({ message }) => send(message) };
  return {
    send: (text) => hear(table, member, JSON.parse(text) as ToServer),
    close: () => {
      if (table.members.delete(member)) tellPresence(table);
    },
  };
}

function hear(table: Table, member: Member, message: ToServer): void {
  const { house } = table;
  switch (message.t) {
    case 'hello':
      return member.send({ t: 'me', person: HERE, name: '', time: house.time.now() });
    case 'beat':
      return member.send({ t: 'beat', time: house.time.now() });
    case 'join':
      return void inTurn(table, () => enter(table, member, message.have ?? 0)).catch(house.trouble);
    case 'part':
      return void table.members.delete(member);
    case 'ping':
      return;
    default:
      return answer(table, member, message);
  }
}
function enter(table: Table, member: Member, have: number): Promise<void> {
  table.members.add(member);
  return welcome(table, member, have);
}

function answer(table: Table, member: Member, message: Request): void {
  const { m, id } = message;
  const step = stepOf(table, HERE, message);
  if (step)
    return carryOut(table, { person: HERE, id }, step, (outcome) => {
      if (outcome instanceof Error) throw outcome;
      if ('no' in outcome) member.send({ t: 'no', m, id, why: outcome.no });
      else if (outcome.before) member.send({ t: 'ok', m, id, n: outcome.n });
    });
  if (message.t === 'page') return turnBack(table, member, message);
  if (message.t === 'moves') return member.send(movesFor(table, HERE, message));
  settle(table, message).then((why) => member.send(why ? { t: 'no', m, id, why } : { t: 'ok', m, id }), table.house.trouble);
}
async function settle(table: Table, message: Request) {
  if (message.t === 'bot') return handOver(table, HERE, message.seat, message.level);
  if (message.t !== 'phrase') return FORMAT('Only tables on a server can do this.');
  if (message.phrase === 'go-ahead') sendAhead(table, HERE);
  return undefined;
}
