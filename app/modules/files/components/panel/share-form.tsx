import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { SelectField, TextField } from "#app/ui/text-field";
import { useLibrary } from "../library-context";
import { HiddenSubject } from "./hidden-subject";
import type { Managed, Subject } from "./panel-types";
import { useShareWords } from "./use-share-words";

type ShareFormProps = { subject: Subject; managed: Managed; answer: unknown };

/** Shares a file or folder with a member, a role or all members. */
export function ShareForm({ subject, managed, answer }: ShareFormProps) {
	const { t } = useTranslation("fileSharing");
	const words = useShareWords();
	const { here } = useLibrary();
	const ids = {
		who: "share-who",
		person: "share-who",
		role: "share-who",
		rights: "share-rights",
		expiresAt: "share-until",
	};
	const problem = useFormProblem(answer, { intent: "share", ids });
	const isFile = "file" in subject;
	const receivers = [
		{ value: "", label: t("people.choose") },
		{ value: "tenant", label: t("people.all") },
		...managed.roles.map((role) => ({ value: `role:${role}`, label: t("people.role", { role: words.role(role) }) })),
		...managed.others.map(({ id, name }) => ({ value: `user:${id}`, label: name })),
	];
	return (
		<details key={managed.shares.length} className="group mt-3" open={problem.refused || undefined}>
			<summary className="btn btn-secondary btn-sm">
				<Icon name="user-plus" />
				<span>{t(isFile ? "people.addFile" : "people.addFolder")}</span>
			</summary>
			<Form method="post" action={here.address} preventScrollReset noValidate className="mt-3 flex flex-col gap-4">
				<HiddenSubject subject={subject} />
				<SelectField
					name="who"
					id="share-who"
					label={t("people.who")}
					options={receivers}
					defaultValue={problem.typed("who") ?? ""}
					error={problem.of("who") ?? problem.of("person") ?? problem.of("role")}
				/>
				<SelectField
					name="rights"
					id="share-rights"
					label={t("people.rights")}
					options={(isFile ? (["view", "edit"] as const) : (["view", "upload", "edit"] as const)).map((right) => ({
						value: right,
						label: t(`give.${right}`),
					}))}
					defaultValue={problem.typed("rights") ?? "view"}
					error={problem.of("rights")}
				/>
				<TextField
					name="expiresAt"
					id="share-until"
					type="date"
					min={managed.links.today}
					label={t("people.until")}
					optional
					width="max-w-44"
					defaultValue={problem.typed("expiresAt")}
					error={problem.of("expiresAt")}
				/>
				{isFile && (
					<Checkbox
						name="confirm"
						label={t("people.confirm")}
						help={t("people.confirmHelp")}
						defaultChecked={problem.typed("confirm") === "on"}
					/>
				)}
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="share" kind="secondary">
						{t("people.share")}
					</SubmitButton>
				</div>
			</Form>
		</details>
	);
}
