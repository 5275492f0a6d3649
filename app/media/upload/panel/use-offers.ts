import { useCallback, useEffect, useState } from "react";
import { type Checked, checkFiles, type Limits } from "../check-files";
import type { Offered } from "../pick-files";
import type { Choice } from "../queue";
import { type Offer, onOffer, takeOffers } from "../signals";
import { uploads } from "../uploader";

export type Question = { id: string; offer: Offer; checked: Checked[]; limits: Limits };
/** A file that is to be sent, and what becomes of one that has its name. */
export type Taken = { offered: Offered; choice: Choice | null };

/** Files that are handed over are checked first; where all is well they go at once, else somebody is asked. */
export function useOffers() {
	const [checking, setChecking] = useState(0);
	const [questions, setQuestions] = useState<Question[]>([]);
	useEffect(() => {
		const look = async (offer: Offer) => {
			setChecking((count) => count + offer.files.length);
			void uploads.open(offer.ownerId);
			// Without an answer the files go to the queue, which says itself what is wrong with each.
			const found = await checkFiles(offer.files, offer.target).catch(() => null);
			setChecking((count) => count - offer.files.length);
			if (found === null || found.checked.every(({ verdict }) => verdict === "ok"))
				uploads.add(offer.files, offer.target);
			else setQuestions((before) => [...before, { id: crypto.randomUUID(), offer, ...found }]);
		};
		const takeAll = () => {
			for (const offer of takeOffers()) void look(offer);
		};
		takeAll();
		return onOffer(takeAll);
	}, []);
	const answer = useCallback(
		(id: string, taken: readonly Taken[]) => {
			const question = questions.find((one) => one.id === id);
			setQuestions((before) => before.filter((one) => one.id !== id));
			if (question && taken.length > 0)
				uploads.add(
					taken.map(({ offered }) => offered),
					question.offer.target,
					taken.map(({ choice }) => choice),
				);
		},
		[questions],
	);
	return { checking, questions, answer };
}
