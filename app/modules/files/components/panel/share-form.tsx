import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { SelectField, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { useLibrary } from "../library-context";
import { HiddenSubject } from "./hidden-subject";
import type { Managed, Subject } from "./panel-types";
import { useShareWords } from "./use-share-words";

type ShareFormProps = { subject: Subject; managed: Managed; answer: unknown };

/** Shares a file or folder with members, a role or all members. */
export function ShareForm({ subject, managed, answer }: ShareFormProps) {
	const { t } = useTranslation("fileSharing");
	const words = useShareWords();
	const { here, places } = useLibrary();
	const ids = {
		who: "share-who",
		people: "share-people",
		role: "share-who",
		rights: "share-rights",
		expiresAt: "share-until",
	};
	const problem = useFormProblem(answer, { intent: "share", ids });
	const isFile = "file" in subject;
	const receivers = [
		{ value: "people", label: t("people.chosen") },
		...managed.roles.map((role) => ({ value: `role:${role}`, label: t("people.role", { role: words.role(role) }) })),
		{ value: "tenant", label: t("people.all") },
	];
	const [who, setWho] = useState(problem.typed("who") ?? "people");
	const isHydrated = useHydrated();
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
					defaultValue={who}
					onChange={(event) => setWho(event.currentTarget.value)}
					error={problem.of("who") ?? problem.of("role")}
				/>
				{(who === "people" || !isHydrated) && (
					<PeoplePicker
						id="share-people"
						name="people"
						legend={t("people.people")}
						address={places.people}
						people={managed.others}
						error={problem.of("people")}
						ticked={(id) => problem.ticked("people", id)}
					/>
				)}
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
