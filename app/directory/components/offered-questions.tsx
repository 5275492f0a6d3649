import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FieldGroup } from "#app/ui/field";
import { FilterBar } from "#app/ui/filter-bar";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { OfferedQuestions } from "../shared-question";

type Props = {
	offers: readonly OfferedQuestions[];
	query: string;
	answer: unknown;
	/** What the module that takes them wants to know besides. */
	children?: ReactNode;
};

/**
 * Questions of other modules, to be taken as copies by the intent `takeOver`. The page's handle names the texts
 * `questionOffer` and `modules`.
 */
export function OfferedQuestionsList({ offers, query, answer, children }: Props) {
	const { t } = useTranslation("questionOffer");
	const filled = offers.filter(({ questions }) => questions.length > 0);
	return (
		<>
			<p className="text-sm text-ink-2">{t("help")}</p>
			<FilterBar searchLabel={t("search")} query={query} />
			{filled.length === 0 && (
				<EmptyState icon="library" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			{filled.map((offer) => (
				<OfferForm key={offer.moduleKey} offer={offer} answer={answer}>
					{children}
				</OfferForm>
			))}
		</>
	);
}

type OfferProps = Pick<Props, "answer" | "children"> & { offer: OfferedQuestions };

/** The questions of one module; what was refused stands where it was sent. */
function OfferForm({ offer: { moduleKey, questions }, answer, children }: OfferProps) {
	const { t } = useTranslation("questionOffer");
	const id = `questions-${moduleKey}`;
	const refused = useFormProblem(answer, { intent: "takeOver" });
	const isMine = refused.typed("from") === moduleKey;
	const problem = useFormProblem(isMine ? answer : undefined, { intent: "takeOver", ids: { questions: id } });
	const chosen = problem.typedAll("questions") ?? [];
	return (
		<Form method="post" className="mt-4 flex flex-col gap-5" noValidate>
			<input type="hidden" name="from" value={moduleKey} />
			<FieldGroup id={id} legend={t("choose", { module: t(`modules:${moduleKey}`) })} error={problem.of("questions")}>
				<div className="flex flex-col gap-2">
					{questions.map((question) => (
						<Checkbox
							key={question.id}
							name="questions[]"
							value={question.id}
							defaultChecked={chosen.includes(question.id)}
							label={<span lang={question.language}>{question.text}</span>}
							help={
								<>
									<span lang={question.language} className="line-clamp-2 break-words">
										{question.answers.join(" / ")}
									</span>
									{[t(`kind.${question.kind}`), question.hasMedia && t("withMedia")].filter(Boolean).join(" · ")}
								</>
							}
						/>
					))}
				</div>
			</FieldGroup>
			{children}
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="takeOver" className="self-start">
				{t("take")}
			</SubmitButton>
		</Form>
	);
}
