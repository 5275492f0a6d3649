import { Form, useLocation } from "@remix-run/react";
import { type Ref, useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FileIntoText } from "#app/media/picker/file-into-text";
import { PicturePicker } from "#app/media/picture-picker";
import { AutosaveStatus } from "#app/ui/autosave-status";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { RichTextEditor } from "#app/ui/rich-text-editor";
import { TextArea, TextField } from "#app/ui/text-field";
import { type Kept, useAutosave } from "#app/ui/use-autosave";
import { useHydrated } from "#app/ui/use-hydrated";
import { pictures } from "../paths";
import type { showEdit } from "../show-edit.server";
import { StatusOnly } from "./status-badge";

type Data = Awaited<ReturnType<typeof showEdit>>;

/** The form of an item, for what stands beside its text and is sent with it. */
export const ITEM_FORM = "item";
/** What the rest of the page asks of the form. */
export type ItemForm = {
	/** Something that is sent with the form was changed. */
	touch: () => void;
	/** Writes what the cover shows into the text, and goes on once all is saved. */
	keepAlt: (alt: string, goOn: () => void) => void;
	/** Whether the form itself has saved the text that was last changed at this time, or is about to tell. */
	knows: (updatedAt: number) => boolean;
};
/** What is answered when a text was kept: who would read it. */
type KeptText = Kept & { readers: { count: number; isMore: boolean } | null };
type Props = { data: Data; problem: ReturnType<typeof useFormProblem>; audience: string; handle: Ref<ItemForm> };

/** One language of an item: its words, and what becomes of them. It keeps itself, and all that is sent with it, while it is written. */
export function TextForm({ data, problem, audience, handle }: Props) {
	const { t } = useTranslation("news");
	const { dateTime, number } = useFormat();
	const { article, text, readers } = data;
	const { pathname, search } = useLocation();
	const form = useRef<HTMLFormElement>(null);
	const draft = useAutosave<KeptText>(form, text.updatedAt, `${pathname}${search}`);
	const { touch, knows, whenKept } = draft;
	useImperativeHandle(handle, () => {
		const keepAlt = (alt: string, goOn: () => void) => {
			const field = form.current?.elements.namedItem("coverAlt");
			if (alt && field instanceof HTMLInputElement) field.value = alt;
			whenKept(goOn);
		};
		return { touch, knows, keepAlt };
	}, [touch, knows, whenKept]);
	const hydrated = useHydrated();
	const isKept = draft.state === "clean" || draft.state === "saved";
	const known = useRef<KeptText["readers"]>(null);
	known.current = draft.last?.readers ?? known.current;
	const counted = known.current ?? (audience === article.audience ? readers : null);
	const publishLabel = () => {
		// Without JavaScript another audience may be chosen than the one that the page was made with.
		if (!hydrated) return t(text.isLive ? "publish.again" : "publish.now");
		if (text.isLive) return `${t("publish.again")}: ${t(`settings.${audience}`)}`;
		if (audience === "public") return t("publish.toPublic");
		if (isKept && counted?.isMore === false)
			return t("publish.toReaders", { count: counted.count, tenant: data.tenantName });
		return t(audience === "tenant" ? "publish.toTenant" : "publish.toChosen", { tenant: data.tenantName });
	};
	return (
		<Form
			ref={form}
			id={ITEM_FORM}
			method="post"
			className="flex flex-col gap-5"
			onChange={draft.touch}
			onSubmit={draft.onSubmit}
			noValidate
		>
			<input type="hidden" name="id" value={article.id} />
			<input type="hidden" name="language" value={text.language} />
			<input type="hidden" name="updatedAt" value={draft.updatedAt} />
			<TextField
				id="title"
				name="title"
				label={t("edit.heading")}
				lang={text.language}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? text.title}
			/>
			<TextArea
				id="lead"
				name="lead"
				label={t("edit.lead")}
				help={t("edit.leadHelp")}
				lang={text.language}
				rows={3}
				error={problem.of("lead")}
				defaultValue={problem.typed("lead") ?? text.lead}
			/>
			<RichTextEditor
				id="body"
				name="body"
				label={t("edit.body")}
				lang={text.language}
				doc={text.body}
				plain={text.plain}
				typed={problem.typed("body")}
				error={problem.of("body")}
				rows={16}
				onChange={draft.touch}
				pictures={({ insert, cancel }) => (
					<PicturePicker
						action={`${pathname}${search}`}
						fields={{ intent: "picture", id: article.id, use: "body" }}
						onPicked={insert}
						onCancel={cancel}
						earlier={pictures(data.tenantId)}
						library={data.tenant}
						asks={["alt", "caption"]}
					/>
				)}
				files={({ insert, cancel }) => (
					<FileIntoText tenant={data.tenant} record={article.id} onTaken={insert} onCancel={cancel} />
				)}
			/>
			{article.cover ? (
				<TextField
					id="coverAlt"
					name="coverAlt"
					label={t("cover.alt")}
					help={t("cover.altHelp")}
					lang={text.language}
					error={problem.of("coverAlt")}
					defaultValue={problem.typed("coverAlt") ?? text.coverAlt}
				/>
			) : (
				<input type="hidden" name="coverAlt" defaultValue={text.coverAlt} />
			)}
			<fieldset className="card flex flex-col gap-4 p-4">
				<legend className="sr-only">{t("publish.title")}</legend>
				<div className="flex flex-wrap items-center gap-2 text-sm">
					<StatusOnly status={text.status} />
					{(text.status === "scheduled" || text.status === "published") && (
						<span className="text-ink-2" suppressHydrationWarning>
							{text.status === "scheduled"
								? t("publish.willBe", { time: dateTime(text.publishAt ?? 0) })
								: t("publish.wasAt", { time: dateTime(text.publishedAt ?? 0) })}
						</span>
					)}
				</div>
				{text.isChanged && <Notice>{t("publish.changed")}</Notice>}
				<div className="flex flex-wrap gap-4">
					<TextField
						id="publishAt"
						name="publishAt"
						type="datetime-local"
						className="max-w-60"
						label={t("publish.at")}
						help={t("publish.atHelp")}
						error={problem.of("publishAt")}
						defaultValue={problem.typed("publishAt") ?? text.publishLocal}
					/>
					<TextField
						name="unpublishAt"
						type="datetime-local"
						className="max-w-60"
						label={t("publish.until")}
						help={t("publish.zone", { zone: data.timeZone })}
						error={problem.of("unpublishAt")}
						defaultValue={problem.typed("unpublishAt") ?? text.unpublishLocal}
						optional
					/>
				</div>
				{article.toldAt === null && (article.tellsBell || article.tellsMail) && (
					<p className="text-sm text-ink-2">
						{t(`publish.${article.tellsMail ? (article.tellsBell ? "tellsBoth" : "tellsMail") : "tellsBell"}`, {
							count: readers.count,
							people: readers.isMore ? `${number(readers.count)}+` : number(readers.count),
						})}{" "}
						{article.tellsMail && (
							<Link to={`?language=${text.language}&preview=letter`} className="link">
								{t("publish.seeLetter")}
							</Link>
						)}
					</p>
				)}
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap items-center gap-2">
					<SubmitButton intent="publish" icon="send">
						{publishLabel()}
					</SubmitButton>
					<SubmitButton intent="save" kind="secondary">
						{t("edit.save")}
					</SubmitButton>
					{(text.isLive || text.status === "scheduled") && (
						<SubmitButton intent="unpublish" kind="quiet">
							{t(text.status === "scheduled" ? "publish.cancel" : "publish.take")}
						</SubmitButton>
					)}
					<AutosaveStatus state={draft.state} at={draft.at} />
				</div>
			</fieldset>
		</Form>
	);
}
