import * as z from "zod";
import { done, handler } from "#app/platform/guard.server";
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
export const wordsHandlers = {
	add: handler(OwnWordInput, async (visit: Visit, input) => {
		await addOwnWord(visit, input);
		return done(said("added"));
	}),
	plan: handler(PlanInput, async (visit: Visit, input) => {
		await savePlan(visit, input);
		return done(said("planSaved"));
	}),
	spread: handler(SpreadInput, async (visit: Visit, input) => {
		const count = await spreadDebt(visit, input);
		return done(said("spread", { number: count }));
	}),
	fromTests: handler(z.object({}), async (visit: Visit) => {
		const count = await takeWordsOfTests(visit);
		return done(said("fromTests", { number: count }));
	}),
};

export const reviewHandlers = {
	rate: handler(RateInput, async (visit: Visit, input) => {
		await rateWord(visit, input);
		return done({ to: paths(visit.tenant.guid).reviewWords(input.more === "1") });
	}),
};

export const newListHandlers = {
	create: handler(ListInput, async (visit: Visit, input) => {
		const id = await addList(visit, input);
		return done({ ...said("listAdded"), to: paths(visit.tenant.guid).wordList(id) });
	}),
};

export const listHandlers = {
	save: handler(ChangedListInput, async (visit: Visit, input) => {
		await changeList(visit, input);
		return done(said("saved"));
	}),
	remove: handler(ListQuery, async (visit: Visit, { list_id: id }) => {
		await removeList(visit, { id });
		return done({ ...said("listRemoved"), to: paths(visit.tenant.guid).words });
	}),
};

export const giveListHandlers = {
	give: handler(GiveListInput, async (visit: Visit, input) => {
		const count = await giveList(visit, input);
		return done(said("given", { number: count }));
	}),
	take: handler(TakeListInput, async (visit: Visit, input) => {
		await takeList(visit, input);
		return done(said("taken"));
	}),
};

export const wordHandlers = {
	save: handler(ChangedWordInput, async (visit: Visit, input) => {
		await changeWord(visit, input);
		return done(said("saved"));
	}),
	remove: handler(WordQuery, async (visit: Visit, input) => {
		const listId = await removeWord(visit, input);
		const at = paths(visit.tenant.guid);
		return done({ ...said("removed"), to: listId ? at.wordList(listId) : at.words });
	}),
};
