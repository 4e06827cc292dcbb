/** What an address answered. */
export interface Answer {
  address: string;
  /** Gone for visitors; or it cannot be told from here (a login, a robot's wall). */
  state: 'bon' | 'mort' | 'douteux';
  /** French: what came back. */
  detail: string;
}

const PATIENCE = 20_000;
const PAUSE = 2_000;
const TOGETHER = 6;

/** Answers of hosts that refuse robots but not visitors. */
const WALLS = new Set([401, 403, 405, 406, 429, 451, 503, 999]);

type Fetch = (address: string, init: RequestInit) => Promise<{ status: number }>;

/** Asks every address, a few at a time; a bad answer is asked for once more before it is believed. */
export async function probeAll(addresses: readonly string[], get: Fetch = fetch, pause = PAUSE) {
  const queue = [...addresses];
  const answers: Answer[] = [];
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      let answer = await probe(address, get);
      if (answer.state === 'mort') {
        await new Promise((done) => setTimeout(done, pause));
        answer = await probe(address, get);
      }
      answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return answers.sort((a, b) => (a.address < b.address ? -1 : 1));
}

async function probe(address: string, get: Fetch): Promise<Answer> {
  try {
    const { status } = await get(address, {
      redirect: 'follow',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { 'user-agent': 'Mozilla/5.0 (verification des liens)', accept: '*/*' },
    });
    if (status < 400) return { address, state: 'bon', detail: String(status) };
    const state = WALLS.has(status) ? 'douteux' : 'mort';
    return { address, state, detail: `répond ${status}` };
  } catch (reason) {
    const late = reason instanceof Error && reason.name === 'TimeoutError';
    return { address, state: 'mort', detail: late ? 'ne répond pas à temps' : 'est injoignable' };
  }
}
