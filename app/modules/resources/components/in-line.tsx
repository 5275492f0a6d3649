import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";

type InLineProps = {
	line: { place: number; offeredUntil: string | null; booksItself: boolean };
	canAccept: boolean;
	answer: unknown;
};

/** Where in the line a booking waits, or the time that is offered with the button that takes it. */
export function InLine({ line: { place, offeredUntil, booksItself }, canAccept, answer }: InLineProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "accept" });
	if (offeredUntil === null)
		return (
			<div className="mb-5">
				<Notice title={t("line.waits", { count: place })}>{t(booksItself ? "line.booksItself" : "line.help")}</Notice>
			</div>
		);
	const time = `${format.date(offeredUntil.slice(0, 10), "long")} ${format.clock(offeredUntil.slice(11))}`;
	return (
		<div className="mb-5">
			<Notice
				tone="warning"
				title={t("line.offered")}
				action={
					canAccept && (
						<Form method="post">
							<SubmitButton intent="accept">{t("line.accept")}</SubmitButton>
						</Form>
					)
				}
			>
				{t("line.until", { time })}
				<FormErrors errors={problem.summary} />
			</Notice>
		</div>
	);
}
