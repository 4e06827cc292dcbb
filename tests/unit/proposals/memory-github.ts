import { beforeEach } from 'vitest';
import type { GitHub } from '../../../src/proposals/github.ts';

/** A GitHub in memory: lists by path, empty where none is set, and a record of what is written. */
export function memoryGitHub() {
  const answers = new Map<string, unknown[]>();
  const sent: { method: string; path: string; body: object }[] = [];
  const gitHub: GitHub = {
    list: async <T>(path: string) => (answers.get(path) ?? []) as T[],
    send: async (method, path, body) => void sent.push({ method, path, body }),
  };
  beforeEach(() => {
    sent.length = 0;
    answers.clear();
  });
  return { gitHub, answers, sent };
}
