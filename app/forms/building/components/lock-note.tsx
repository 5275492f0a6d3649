import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { removeQuestion } from "../../builder/edit";
import { questionsOf } from "../../definition/definition";
import type { Question } from "../../definition/question";
import { TemplateAbout } from "../../library/components/template-about";
import { useBuilding } from "./build-context";
import { useCalmForm } from "./rule-words";

/** Of a locked question: what of it stays as it is, where it comes from, and the way to take out all that comes from there. */
export function LockNote({ question: { isLocked, origin: from } }: { question: Question }) {
	const { t } = useTranslation(["formBuild", "formLibrary"]);
	const { dispatch, tell } = useBuilding();
	const form = useCalmForm();
	if (!isLocked) return null;
	const origin = form.origins?.find(({ id }) => id === from);
	if (!origin) return <p className="text-13 text-ink-2">{t("locked.byTemplate")}</p>;
	const { title, source, licence, locks } = origin;
	return (
		<div className="rounded-lg bg-sunken p-3">
			<TemplateAbout {...{ title, source, licence }} />
			<p className="mt-1 text-13 text-ink-2">
				{t("locked.what", { what: locks.map((lock) => t(`formLibrary:locks.${lock}`)).join(", ") })}
			</p>
			<Button
				kind="danger"
				size="sm"
				className="mt-1 -ml-2"
				onClick={() => {
					dispatch({
						type: "edit",
						change: (now) =>
							questionsOf(now)
								.filter((one) => one.origin === origin.id)
								.reduce((next, { id }) => removeQuestion(next, id), withoutScores(now, origin.id)),
					});
					tell(t("said.removed", { name: title }));
				}}
			>
				{t("locked.remove", { title })}
			</Button>
		</div>
	);
}

/** The form without the scores that count what comes from there. */
function withoutScores<Form extends Parameters<typeof questionsOf>[0]>(form: Form, origin: string): Form {
	const ids = new Set(questionsOf(form).flatMap((question) => (question.origin === origin ? [question.id] : [])));
	return { ...form, scores: form.scores.filter(({ items }) => !items.some((item) => ids.has(item.question))) };
}
