import { CopyField } from "./copy-field";
import { Notice } from "./notice";

/** The address of a calendar, this once: what an action has answered after one was opened. */
export function FeedAddress({ answer, title, label }: { answer: unknown; title: string; label: string }) {
	if (typeof answer !== "object" || answer === null || !("feed" in answer)) return null;
	return (
		<Notice tone="success" title={title} live>
			<CopyField label={label} value={String(answer.feed)} />
		</Notice>
	);
}
