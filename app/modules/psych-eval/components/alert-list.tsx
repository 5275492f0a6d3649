import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";

type Alert = { id: string; question: string; raisedAt: number; dueAt: number; isLate: boolean; answers: string };
type AlertListProps = {
	alerts: readonly Alert[];
	client: string;
	answer?: unknown;
	/** The client's page, which takes what was done: where the list stands on another one. */
	action?: string;
};

/** Answers that somebody has to look at, each until it is said what was done. */
export function AlertList({ alerts, client, answer, action }: AlertListProps) {
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "acknowledge" });
	const failed = problem.typed("id");
	return (
		<section aria-label={t("alerts.title")} className="mb-8 flex flex-col gap-3">
			{alerts.map(({ id, question, raisedAt, dueAt, isLate, answers }) => (
				<Notice key={id} tone="danger" title={t("alerts.look", { question })}>
					<p>
						{t("alerts.raised")} <Time at={raisedAt} as="dateTime" />
						{" · "}
						{t(isLate ? "alerts.wasDue" : "alerts.due")} <Time at={dueAt} as="dateTime" />
					</p>
					{action === undefined && (
						<p className="mt-1">
							<Link to={answers} className="link">
								{t("alerts.openAnswers")}
							</Link>
						</p>
					)}
					<Form method="post" action={action} className="mt-3 flex flex-wrap items-end gap-3">
						<input type="hidden" name="client" value={client} />
						<input type="hidden" name="id" value={id} />
						<TextField
							id={`action-${id}`}
							name="action"
							label={t("alerts.action")}
							error={failed === id ? problem.of("action") : undefined}
							maxLength={1000}
							autoComplete="off"
							className="w-full max-w-100"
						/>
						<SubmitButton intent="acknowledge" kind="secondary">
							{t("alerts.acknowledge")}
						</SubmitButton>
					</Form>
				</Notice>
			))}
		</section>
	);
}
