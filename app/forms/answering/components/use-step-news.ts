import { useEffect, useRef, useState } from "react";
import { useBeforePaint } from "#app/ui/use-before-paint";

/** The heading of a step, to which the focus goes when the step is shown. */
export const STEP_HEADING = "step-heading";

type StepNow = {
	step: string;
	/** "Question 2 of 5"; empty before the first. */
	words: string;
	/** The form's own title. */
	title: string;
	/** An answer there is wrong: the focus goes to what says so. */
	hasFieldErrors: boolean;
};

/** After each step the focus goes to its heading and the page's title says which it is; gives what is to be announced of it. */
export function useStepNews({ step, words, title, hasFieldErrors }: StepNow): string {
	const before = useRef(step);
	const [news, setNews] = useState("");
	useEffect(() => {
		document.title = words ? `${words} – ${title}` : title;
	}, [words, title]);
	// Before the step is seen: nobody who answers by keys at once may have the focus taken from under them.
	useBeforePaint(() => {
		if (before.current === step) return;
		before.current = step;
		setNews(words);
		if (!hasFieldErrors) document.getElementById(STEP_HEADING)?.focus();
	}, [step, words, hasFieldErrors]);
	return news;
}
