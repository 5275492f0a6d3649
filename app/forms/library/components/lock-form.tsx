import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { LockFields } from "./lock-fields";

type LockFormProps = {
	item: { id: string; locks: readonly string[]; source: string; licence: string };
	answer: unknown;
	/** What else a change of the locks means where these items are used. */
	help?: string;
};

/** What of an item is locked where it is used from now on. */
export function LockForm({ item, answer, help = "" }: LockFormProps) {
	const { t } = useTranslation("formLibrary");
	const problem = useFormProblem(answer, { intent: "lock" });
	const { id, locks, source, licence } = item;
	return (
		<Form method="post" action={useLocation().search} className="flex flex-col gap-4" noValidate preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<LockFields {...{ problem, locks, source, licence }} help={`${t("item.lockHelp")} ${help}`} />
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="lock" kind="secondary" icon="lock">
					{t("item.lock")}
				</SubmitButton>
			</div>
		</Form>
	);
}
