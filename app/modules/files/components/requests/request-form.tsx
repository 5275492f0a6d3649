import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GUEST_FILE_MAX, GUEST_FILE_USUAL, GUEST_FILES_MAX } from "#app/media/library/constants";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import { FieldGroup } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PasswordField } from "#app/ui/password-field";
import { TextArea, TextField } from "#app/ui/text-field";
import type { FileRequest, RequestPage } from "./request-types";

type RequestFormProps = { page: RequestPage; one: FileRequest | null; answer: unknown };
const megabytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);
/** The most that one file, and one sending, may have. */
const MOST = { megabytes: megabytes(GUEST_FILE_MAX), usual: megabytes(GUEST_FILE_USUAL), files: GUEST_FILES_MAX };

/** What a request says, asks for and takes; of a new one, and of one that lacks the password it needs, also that. */
export function RequestForm({ page, one, answer }: RequestFormProps) {
	const { t } = useTranslation("fileRequests");
	const { t: words } = useTranslation("files");
	const { date } = useFormat();
	const { folder, links, kinds } = page;
	const intent = one ? "changeRequest" : "makeRequest";
	const problem = useFormProblem(answer, { intent });
	const typed = (field: string, was: string | number | null | undefined) => problem.typed(field) ?? was ?? "";
	const isTicked = (field: string, was: boolean) => problem.ticked(field) ?? was;
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
			<input type="hidden" name={one ? "id" : "folder"} value={one ? one.id : folder.id} />
			<TextField
				id="title"
				name="title"
				label={t("title")}
				error={problem.of("title")}
				help={t("titleHelp")}
				maxLength={120}
				autoComplete="off"
				defaultValue={typed("title", one?.label)}
			/>
			<TextArea
				id="instructions"
				name="instructions"
				label={t("instructions")}
				help={t("instructionsHelp")}
				optional
				maxLength={2000}
				error={problem.of("instructions")}
				defaultValue={typed("instructions", one?.instructions)}
			/>
			<TextField
				id="expiresAt"
				name="expiresAt"
				type="date"
				label={t("until")}
				help={links.latest === null ? t("untilHelp") : t("untilRule", { day: date(links.latest) })}
				optional={links.latest === null}
				min={one ? undefined : links.today}
				max={links.latest ?? undefined}
				width="max-w-44"
				error={problem.of("expiresAt")}
				defaultValue={typed("expiresAt", one ? one.expiresOn : links.until)}
			/>
			<FieldGroup id="asks" legend={t("asks")}>
				<Checkbox name="asksName" label={t("asksName")} defaultChecked={isTicked("asksName", one?.asksName ?? true)} />
				<Checkbox
					name="asksEmail"
					label={t("asksEmail")}
					help={t("asksEmailHelp")}
					defaultChecked={isTicked("asksEmail", one?.asksEmail ?? false)}
				/>
			</FieldGroup>
			<Checkbox
				name="foldersBySender"
				label={t("bySender")}
				defaultChecked={isTicked("foldersBySender", one?.foldersBySender ?? true)}
			/>
			<CheckboxGroup
				name="kinds"
				layout="flow"
				legend={t("kinds")}
				help={t("kindsHelp")}
				options={kinds.map((kind) => ({ value: kind, label: words(`kind.${kind}`) }))}
				isTicked={(kind) => problem.ticked("kinds", kind) ?? one?.kinds?.some((was) => was === kind)}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					id="maxSizeMb"
					name="maxSizeMb"
					type="number"
					inputMode="numeric"
					min={1}
					max={MOST.megabytes}
					label={t("maxSize")}
					help={t("maxSizeLimits", { most: MOST.megabytes, usual: MOST.usual })}
					optional
					width="max-w-28"
					error={problem.of("maxSizeMb")}
					defaultValue={typed("maxSizeMb", one?.maxSizeMb)}
				/>
				<TextField
					id="maxFiles"
					name="maxFiles"
					type="number"
					inputMode="numeric"
					min={1}
					max={MOST.files}
					label={t("maxFiles")}
					help={t("maxFilesHelp", { most: MOST.files })}
					optional
					width="max-w-28"
					error={problem.of("maxFiles")}
					defaultValue={typed("maxFiles", one?.maxFiles)}
				/>
			</div>
			{(!one || (links.needsPassword && !one.hasPassword)) && (
				<PasswordField
					id="password"
					name="password"
					label={t("password")}
					help={t(links.needsPassword ? "passwordRule" : "passwordHelp")}
					optional={!links.needsPassword}
					autoComplete="new-password"
					error={problem.of("password")}
				/>
			)}
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent={intent} kind={one ? "secondary" : "primary"}>
					{t(one ? "save" : "make")}
				</SubmitButton>
			</div>
		</Form>
	);
}
