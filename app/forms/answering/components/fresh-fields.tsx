import type { AnswerState } from "../state";

/** What a form posts that is answered only after it: the page as it was opened, and where to go. */
export function FreshFields({ fresh, go }: { fresh: AnswerState; go: "email" | "unlock" }) {
	return (
		<>
			<input type="hidden" name="step" value={fresh.step} />
			<input type="hidden" name="sendKey" value={fresh.sendKey} />
			<input type="hidden" name="startedAt" value={fresh.startedAt} />
			<input type="hidden" name="go" value={go} />
		</>
	);
}
