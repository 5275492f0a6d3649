import * as z from "zod";
import { done, verb } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { savePlan, spreadDebt } from "./debt.server";
import { giveList, takeList } from "./give-list.server";
import { addList, changeList, removeList } from "./lists.server";
import { rateWord } from "./review.server";
import { addOwnWord, changeWord, removeWord } from "./word.server";
import {
	ChangedListInput,
	ChangedWordInput,
	GiveListInput,
	ListInput,
	ListQuery,
	OwnWordInput,
	PlanInput,
	RateInput,
	SpreadInput,
	TakeListInput,
	WordQuery,
} from "./words.schema";
import { takeWordsOfTests } from "./words-of-tests.server";

const said = (name: string, params?: Record<string, number>) => ({
	snackbar: { key: `norwegianWords:snackbar.${name}`, ...(params && { params }) },
});

/** What somebody does with their own words. */
export const wordsVerbs = {
	add: verb(OwnWordInput, async (visit: Visit, input) => {
		await addOwnWord(visit, input);
		return done(said("added"));
	}),
	plan: verb(PlanInput, async (visit: Visit, input) => {
		await savePlan(visit, input);
		return done(said("planSaved"));
	}),
	spread: verb(SpreadInput, async (visit: Visit, input) => {
		const count = await spreadDebt(visit, input);
		return done(said("spread", { number: count }));
	}),
	fromTests: verb(z.object({}), async (visit: Visit) => {
		const count = await takeWordsOfTests(visit);
		return done(said("fromTests", { number: count }));
	}),
};

export const reviewVerbs = {
	rate: verb(RateInput, async (visit: Visit, input) => {
		await rateWord(visit, input);
		return done({ to: paths(visit.tenant.guid).reviewWords(input.more === "1") });
	}),
};

export const newListVerbs = {
	create: verb(ListInput, async (visit: Visit, input) => {
		const id = await addList(visit, input);
		return done({ ...said("listAdded"), to: paths(visit.tenant.guid).wordList(id) });
	}),
};

export const listVerbs = {
	save: verb(ChangedListInput, async (visit: Visit, input) => {
		await changeList(visit, input);
		return done(said("saved"));
	}),
	remove: verb(ListQuery, async (visit: Visit, { list_id: id }) => {
		await removeList(visit, { id });
		return done({ ...said("listRemoved"), to: paths(visit.tenant.guid).words });
	}),
};

export const giveListVerbs = {
	give: verb(GiveListInput, async (visit: Visit, input) => {
		const count = await giveList(visit, input);
		return done(said("given", { number: count }));
	}),
	take: verb(TakeListInput, async (visit: Visit, input) => {
		await takeList(visit, input);
		return done(said("taken"));
	}),
};

export const wordVerbs = {
	save: verb(ChangedWordInput, async (visit: Visit, input) => {
		await changeWord(visit, input);
		return done(said("saved"));
	}),
	remove: verb(WordQuery, async (visit: Visit, input) => {
		const listId = await removeWord(visit, input);
		const at = paths(visit.tenant.guid);
		return done({ ...said("removed"), to: listId ? at.wordList(listId) : at.words });
	}),
};
