import { readBody } from '../bodies/read-body.ts';
import type { BodyFacts } from '../body-facts.ts';
import type { Document } from '../document.ts';
import { bodyCache, bodyKey } from './disk/body-cache.ts';

type Body = Pick<Document, 'file' | 'text' | 'model'>;

/** Gives the facts of a body once they are asked for: of a text that was read before, those that are stored. */
export function factsOf(body: Body, cache = bodyCache, read = readBody): () => BodyFacts {
  let facts: BodyFacts | undefined;
  return () => {
    facts ??= storedFacts(body, cache, read);
    return facts;
  };
}

function storedFacts(body: Body, cache: typeof bodyCache, read: typeof readBody): BodyFacts {
  const { file: path, text, model } = body;
  // What is read of the keys depends on the text alone, too.
  const name = `${bodyKey(model, 'facts', path, text)}.json`;
  const stored = cache.recall(name);
  if (stored) return JSON.parse(stored.toString('utf8')) as BodyFacts;
  const facts = read({ text, path, model });
  cache.store(name, Buffer.from(JSON.stringify(facts)));
  return facts;
}
