import type { WordTrainer } from "#app/directory/word-trainer.server";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { countingOwnWords, keepOwnWord } from "./word.server";

/** Takes words that learners meet in other modules among their own. */
export const wordTrainer: WordTrainer = {
	moduleKey: manifest.key,
	path: (tenantGuid) => paths(tenantGuid).words,
	counting: countingOwnWords,
	keep: (visit, word) => keepOwnWord(visit, { ...word, written: "nb" }),
};
