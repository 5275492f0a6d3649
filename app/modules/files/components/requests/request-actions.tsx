import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { FileRequest } from "./request-types";

/** Closes a request or opens it again, gives it another address, or deletes it. */
export function RequestActions({ one, answer }: { one: FileRequest; answer: unknown }) {
	const { t } = useTranslation("fileRequests");
	const problem = useFormProblem(answer, { intent: "renewLink" });
	const isClosed = one.state === "closed";
	return (
		<>
			<div className="flex flex-wrap gap-2">
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={one.id} />
					<input type="hidden" name="closed" value={isClosed ? "" : "1"} />
					<SubmitButton intent="closeRequest" kind="secondary" icon={isClosed ? undefined : "lock"}>
						{t(isClosed ? "reopen" : "close")}
					</SubmitButton>
				</Form>
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={one.id} />
					<SubmitButton intent="renewLink" kind="secondary" icon="refresh-cw">
						{t("renew")}
					</SubmitButton>
				</Form>
				<ConfirmButton
					label={t("delete")}
					title={t("deleteTitle", { name: one.label })}
					confirmLabel={t("delete")}
					keepLabel={t("keep")}
					fields={{ intent: "deleteRequest", id: one.id }}
				>
					{t("deleteHelp")}
				</ConfirmButton>
			</div>
			<p className="mt-2 mb-3 text-13 text-ink-3">{t("renewHelp")}</p>
			<FormErrors errors={problem.summary} />
		</>
	);
}
