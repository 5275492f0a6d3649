import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { ShownForm } from "../form-page.server";

/** Links of their own for people outside the organisation, and what became of them. */
export function OutsideLinks({ shown, answer }: { shown: ShownForm; answer: unknown }) {
	const { t } = useTranslation("generalReports");
	const problem = useFormProblem(answer, { intent: "invite" });
	const { invitations } = shown;
	return (
		<details className="mt-5" open={problem.refused || undefined}>
			<summary className="cursor-pointer text-sm font-medium">{t("link.outside")}</summary>
			<Form method="post" className="mt-4 flex flex-col gap-4" noValidate preventScrollReset key={invitations.length}>
				<TextArea
					id="emails"
					name="emails"
					rows={3}
					label={t("link.emails")}
					help={t("link.emailsHelp")}
					error={problem.of("emails")}
					defaultValue={problem.typed("emails") ?? ""}
				/>
				<TextArea
					id="message"
					name="message"
					rows={2}
					optional
					label={t("link.message")}
					error={problem.of("message")}
					defaultValue={problem.typed("message") ?? ""}
				/>
				<div>
					<SubmitButton intent="invite" kind="secondary" icon="send">
						{t("link.send")}
					</SubmitButton>
				</div>
			</Form>
			{invitations.length > 0 && (
				<div className="mt-4">
					<CardList label={t("link.outside")}>
						{invitations.map(({ id, email, sentAt, openedAt, answeredAt }) => (
							<CardRow key={id} className="flex-wrap">
								<div className="min-w-0 flex-1 basis-40">
									<p className="text-sm break-all">{email}</p>
									<p className="text-13 text-ink-3">
										<Time at={sentAt} />
									</p>
								</div>
								<Badge tone={answeredAt ? "success" : openedAt ? "info" : "neutral"}>
									{t(answeredAt ? "light.answered" : openedAt ? "link.opened" : "link.notOpened")}
								</Badge>
								{!answeredAt && (
									<Form method="post" preventScrollReset>
										<input type="hidden" name="id" value={id} />
										<SubmitButton intent="revoke" kind="quiet" size="sm">
											{t("link.revoke")}
										</SubmitButton>
									</Form>
								)}
							</CardRow>
						))}
					</CardList>
				</div>
			)}
		</details>
	);
}
