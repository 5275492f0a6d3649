import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { answerOf, isAnswered } from "../items/answer";

const MINUTE = 60_000;
/** Minutes before the end at which it is said aloud. */
const SAID_AT = [5, 1];

/**
 * What is left of the time limit, counted from what the server said. When it has run out an answer that stands on the page is sent, and
 * after it the attempt ends.
 */
export function TimeLeft({ ms }: { ms: number }) {
	const { t } = useTranslation("norwegianTest");
	const submit = useSubmit();
	const [left, setLeft] = useState(ms);
	useEffect(() => {
		const end = performance.now() + ms;
		setLeft(ms);
		const clock = setInterval(() => {
			const now = Math.max(0, end - performance.now());
			setLeft(now);
			if (now > 0) return;
			clearInterval(clock);
			const form = document.getElementById("item") as HTMLFormElement | null;
			const go = form?.querySelector<HTMLButtonElement>("button[value=answer]");
			if (ms > 0 && form && go && isAnswered(answerOf(Object.fromEntries(new FormData(form))))) form.requestSubmit(go);
			else submit({ intent: "timeUp" }, { method: "post" });
		}, 1000);
		return () => clearInterval(clock);
	}, [ms, submit]);
	const minutes = Math.ceil(left / MINUTE);
	return (
		<>
			{t("time.left", { count: minutes })}
			<span role="status" className="sr-only">
				{SAID_AT.includes(minutes) && t("time.left", { count: minutes })}
			</span>
		</>
	);
}
