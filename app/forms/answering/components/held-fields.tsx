import type { ShownForm } from "../show-form.server";
import type { AnswerState } from "../state";
import { START } from "../steps";

type HeldFieldsProps = { shown: ShownForm; state: AnswerState; go: "email" | "unlock" };

/** What a form posts that is answered only after it: where to go, and where somebody was in it, with all that was answered. */
export function HeldFields({ shown: { fresh, versionId }, state, go }: HeldFieldsProps) {
	const { step, answers, sendKey, startedAt, revision } = isHeld(state) ? state : fresh;
	return (
		<>
			<input type="hidden" name="step" value={step} />
			<input type="hidden" name="sendKey" value={sendKey} />
			<input type="hidden" name="startedAt" value={startedAt} />
			<input type="hidden" name="go" value={go} />
			{isHeld(state) && (
				<>
					<input type="hidden" name="kept" value={JSON.stringify(answers)} />
					<input type="hidden" name="version" value={versionId} />
					{revision !== null && <input type="hidden" name="revision" value={revision} />}
				</>
			)}
		</>
	);
}

/** Whether somebody was in the form already. */
export const isHeld = ({ step, answers }: AnswerState) => step !== START || Object.keys(answers).length > 0;
