import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { PLAIN_MOST } from "#app/media/library/constants";
import type { showOpenRequest } from "#app/media/library/requests/send.server";
import { useSize } from "#app/media/use-size";
import { Button, SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { HONEYPOT, HoneypotField } from "#app/ui/honeypot-field";
import { TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { useOnline } from "#app/ui/use-online";
import { ChosenList } from "./chosen-list";
import { Refused, Sending, useChosen } from "./sending";

type Ask = NonNullable<Awaited<ReturnType<typeof showOpenRequest>>["ask"]>;

/** Who sends, and the files: one by one with what has come of each, or without JavaScript all in one form. */
export function SendForm({ ask, answer }: { ask: Ask; answer: unknown }) {
	const { t } = useTranslation("sendFiles");
	const hydrated = useHydrated();
	const size = useSize();
	const [sending] = useState(() => new Sending(ask));
	const chosen = useChosen(sending);
	const isOnline = useOnline();
	const [isBusy, setBusy] = useState(false);
	const [refused, setRefused] = useState<Record<string, string>>({});
	const problem = useFormProblem(answer, { ids: { file: "file" } });
	const wrong = (field: string) => refused[field] ?? problem.of(field);
	const arrived = chosen.filter(({ state }) => state === "arrived").length;
	const hasFailed = !isBusy && chosen.some(({ state }) => state === "failed");

	async function go(step: () => Promise<string | null>) {
		setBusy(true);
		setRefused({});
		try {
			const receipt = await step();
			if (receipt) return window.location.assign(receipt);
			const isAll = sending.snapshot().every(({ state }) => state === "arrived");
			if (isAll) setRefused({ form: t("errors.server") });
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			setRefused(error.fields);
		}
		setBusy(false);
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		const said = (name: string) => String(fields.get(name) ?? "");
		// What was chosen before the page was alive lies in the field still.
		sending.add(fields.getAll("file").filter((one): one is File => one instanceof File && one.name !== ""));
		const { length } = sending.snapshot();
		if (length === 0) return setRefused({ file: t("errors.none") });
		if (length > ask.mostFiles) return setRefused({ file: t("errors.tooMany") });
		const sender = { senderName: said("senderName"), senderEmail: said("senderEmail"), [HONEYPOT]: said(HONEYPOT) };
		void go(() => sending.send(sender));
	}

	const take = (files: FileList | null) => files && sending.add(files);
	const limits = t("upTo", { count: ask.mostFiles, size: size(ask.maxSize) });
	const types = ask.isNarrow ? t("types", { types: ask.extensions.join(", ") }) : "";
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			noValidate
			className="mt-8 flex flex-col gap-5"
			onSubmit={hydrated ? submit : undefined}
		>
			{ask.asksName && (
				<TextField
					id="senderName"
					name="senderName"
					label={t("name")}
					size="lg"
					autoComplete="name"
					maxLength={100}
					readOnly={isBusy || arrived > 0}
					error={wrong("senderName")}
					defaultValue={problem.typed("senderName") ?? ""}
				/>
			)}
			{ask.asksEmail && (
				<TextField
					id="senderEmail"
					name="senderEmail"
					type="email"
					label={t("email")}
					help={t("emailHelp")}
					size="lg"
					autoComplete="email"
					maxLength={254}
					readOnly={isBusy || arrived > 0}
					error={wrong("senderEmail")}
					defaultValue={problem.typed("senderEmail") ?? ""}
				/>
			)}
			<HoneypotField label={t("trap")} />
			<Field
				id="file"
				label={t("files")}
				help={
					<>
						{limits} {types} <noscript>{t("plain", { size: size(PLAIN_MOST) })}</noscript>
					</>
				}
				error={wrong("file")}
			>
				{(ties) => (
					// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field in it
					<div
						className="rounded-lg border border-dashed border-control p-4"
						onDragOver={(event) => event.preventDefault()}
						onDrop={(event) => {
							event.preventDefault();
							if (!isBusy) take(event.dataTransfer.files);
						}}
					>
						<FileInput
							{...ties}
							name="file"
							multiple
							disabled={isBusy}
							accept={ask.extensions.map((one) => `.${one}`).join()}
							onChange={(event) => {
								take(event.currentTarget.files);
								event.currentTarget.value = "";
							}}
						/>
						{hydrated && <p className="text-13 text-ink-3 max-md:hidden">{t("drop")}</p>}
					</div>
				)}
			</Field>
			{chosen.length > 0 && <ChosenList chosen={chosen} isOnline={isOnline} onRemove={(id) => sending.remove(id)} />}
			<p role="status" className="text-13 text-ink-2 tabular-nums empty:hidden">
				{isBusy && !isOnline && <span className="block">{t("filesUpload:panel.offline")}</span>}
				{(isBusy || arrived > 0) && t("progress", { done: arrived, count: chosen.length })}
			</p>
			{hydrated ? (
				refused.form && <FormErrors errors={[{ text: refused.form || t("errors.server") }]} />
			) : (
				<FormErrors errors={problem.summary} />
			)}
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="send" size="lg" busy={isBusy}>
					{t(hasFailed && arrived > 0 ? "retry" : "send")}
				</SubmitButton>
				{hasFailed && arrived > 0 && (
					<Button size="lg" onClick={() => void go(() => sending.finish())}>
						{t("without")}
					</Button>
				)}
			</div>
		</Form>
	);
}
