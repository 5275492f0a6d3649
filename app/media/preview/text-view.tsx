import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import { Markdown } from "./markdown";

/** Bytes that are fetched to be read here; longer ones are read on the device. */
const MOST = 400_000;

/** The beginning of a text file, fetched when it is looked at. */
export default function TextView({
	address,
	name,
	isMarkdown,
}: {
	address: string;
	name: string;
	isMarkdown: boolean;
}) {
	const { t } = useTranslation("files");
	const [state, setState] = useState<"loading" | "failed" | { text: string; isCut: boolean }>("loading");
	useEffect(() => {
		const stop = new AbortController();
		setState("loading");
		fetch(address, { headers: { Range: `bytes=0-${MOST - 1}` }, signal: stop.signal })
			.then(async (answer) => {
				if (!answer.ok && answer.status !== 416) throw new Error("not answered");
				const text = answer.status === 416 ? "" : await answer.text();
				setState({ text, isCut: text.length >= MOST });
			})
			.catch(() => stop.signal.aborted || setState("failed"));
		return () => stop.abort();
	}, [address]);
	if (state === "failed") return <Notice tone="danger">{t("preview.failed")}</Notice>;
	if (state === "loading") return <div aria-busy="true" className="skeleton appear-late h-64 w-full" />;
	return (
		<div className="mx-auto w-full max-w-200">
			{state.isCut && (
				<div className="mb-3">
					<Notice>{t("preview.cut")}</Notice>
				</div>
			)}
			<section
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
				tabIndex={0}
				aria-label={name}
				className="card max-h-[75dvh] overflow-auto p-5"
			>
				{isMarkdown ? (
					<Markdown text={state.text} />
				) : (
					<pre className="font-mono text-13 break-words whitespace-pre-wrap">{state.text}</pre>
				)}
			</section>
		</div>
	);
}
