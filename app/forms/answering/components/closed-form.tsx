import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { hasText } from "../../definition/texts";
import { isClosing } from "../../store/settings";
import { SubjectChooser } from "../../subjects/components/subject-chooser";
import type { ShownForm } from "../show-form.server";
import type { AnswerState } from "../state";
import { EmailForm } from "./email-form";
import { KeptUnsent } from "./kept-answers";
import { Messages } from "./messages";
import { PinForm } from "./pin-form";
import { Said } from "./reader";
import { UnsentAnswers } from "./unsent-answers";

type ClosedFormProps = {
	shown: ShownForm;
	state: AnswerState;
	why: NonNullable<ShownForm["closed"]>;
	/** Why what was sent was not taken. */
	problem: string | null;
};

/** What stands where a form takes no replies: the author's words, else ours. */
export function ClosedForm({ shown, state, why, problem }: ClosedFormProps) {
	const { t } = useTranslation("forms");
	const format = useFormat();
	const { choice } = shown;
	return (
		<div className="mx-auto w-full max-w-160 px-4 pt-12 md:px-0">
			<h1 className="text-3xl font-semibold">
				<Said texts={shown.definition.title} />
			</h1>
			{why === "unconfirmed" && hasText(shown.definition.intro) && (
				<p className="mt-3 text-base text-ink-2">
					<Said texts={shown.definition.intro} />
				</p>
			)}
			<p className="mt-3 text-base text-ink-2">
				{shown.closedText ? (
					<Said texts={shown.closedText} />
				) : (
					t(choice?.items ? `subject.${choice.type}.choose` : `closed.${why}`)
				)}
			</p>
			{shown.opensOn && (
				<p className="mt-2 text-base font-medium">{t("closed.opensOn", { day: format.date(shown.opensOn, "long") })}</p>
			)}
			{why === "used" && (
				<div className="mt-6">
					<Messages messages={shown.messages} />
				</div>
			)}
			{choice?.items && (
				<div className="mt-6 pb-12">
					<SubjectChooser type={choice.type} find={choice.find} items={choice.items} />
				</div>
			)}
			{shown.unsent.length > 0 ? (
				<UnsentAnswers unsent={shown.unsent} />
			) : (
				isClosing(why) && !shown.isHealth && !shown.isMember && <KeptUnsent guid={shown.guid} />
			)}
			{why === "locked" && <PinForm {...{ shown, state, problem }} />}
			{why === "unconfirmed" && <EmailForm {...{ shown, state, problem }} />}
		</div>
	);
}
