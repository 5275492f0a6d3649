import { Form, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { SoundField } from "#app/media/recorder/sound-field";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { RichTextEditor } from "#app/ui/rich-text-editor";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { type ContentKind, kindIcons, kinds, levels, professions, skills, subjects } from "../choices";
import type { ContentFormData } from "../show.server";
import { TitleFields } from "./title-fields";

type FormProps = {
	data: ContentFormData;
	answer: unknown;
	intent: "create" | "save";
	/** Where the form is of another kind. */
	toKind: (kind: ContentKind) => string;
};
type Problem = ReturnType<typeof useFormProblem>;

const taxonomies = [
	{ name: "subject", values: subjects },
	{ name: "profession", values: professions },
	{ name: "skill", values: skills },
] as const;

/** A content with the fields of its kind alone. */
export function ContentForm({ data, answer, intent, toKind }: FormProps) {
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(answer, { intent });
	const { content, kind, language } = data;
	return (
		<div className="flex flex-col gap-5">
			<nav aria-label={t("field.kind")} className="flex flex-wrap gap-2">
				{kinds.map((one) => (
					<Link
						key={one}
						to={toKind(one)}
						replace
						preventScrollReset
						aria-current={one === kind ? "true" : undefined}
						className={`chip min-h-9 pr-2.5 max-md:min-h-11 ${one === kind ? "border-accent bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
					>
						<Icon name={kindIcons[one]} />
						{t(`kind.${one}`)}
					</Link>
				))}
			</nav>
			<Form
				method="post"
				encType={kind === "audio" ? "multipart/form-data" : undefined}
				className="flex flex-col gap-5"
				preventScrollReset
				noValidate
			>
				<input type="hidden" name="kind" value={kind} />
				{content && <input type="hidden" name="id" value={content.id} />}
				{content && <input type="hidden" name="updatedAt" value={content.updatedAt} />}
				{kind === "youtube" && <FilmField key="film" data={data} problem={problem} />}
				<TitleFields
					problem={problem}
					titles={content?.titles ?? {}}
					language={language}
					help={kind === "youtube" ? t("field.filmTitleHelp") : undefined}
				/>
				<OwnFields data={data} problem={problem} />
				{(kind === "youtube" || kind === "file") && (
					<LighterFields key={`lighter:${kind}`} data={data} problem={problem} />
				)}
				<div className="flex flex-wrap gap-4">
					<SelectField
						id="level"
						name="level"
						label={t("field.level")}
						className="min-w-0 flex-1 basis-40"
						error={problem.of("level")}
						defaultValue={problem.typed("level") ?? content?.level ?? ""}
						options={[{ value: "", label: t("field.noLevel") }, ...levels.map((value) => ({ value, label: value }))]}
					/>
					<TextField
						id="minutes"
						name="minutes"
						type="number"
						min={0}
						max={600}
						label={t("field.minutes")}
						className="min-w-0 flex-1 basis-40"
						error={problem.of("minutes")}
						defaultValue={problem.typed("minutes") ?? content?.minutes ?? ""}
					/>
				</div>
				<div className="grid gap-4 sm:grid-cols-3">
					{taxonomies.map(({ name, values }) => (
						<SelectField
							key={name}
							id={name}
							name={name}
							label={t(`field.${name}`)}
							error={problem.of(name)}
							defaultValue={problem.typed(name) ?? content?.[name] ?? ""}
							options={[
								{ value: "", label: t("field.notSaid") },
								...values.map((value) => ({ value, label: t(`${name}.${value}`) })),
							]}
						/>
					))}
				</div>
				<TextField
					id="tags"
					name="tags"
					label={t("field.tags")}
					help={t("field.tagsHelp")}
					error={problem.of("tags")}
					defaultValue={problem.typed("tags") ?? content?.tags.join(", ")}
					optional
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent={intent} className="self-start">
					{t(intent === "create" ? "edit.create" : "edit.save")}
				</SubmitButton>
			</Form>
		</div>
	);
}

/** What only contents of one kind have. */
function OwnFields({ data, problem }: { data: ContentFormData; problem: Problem }) {
	const { t } = useTranslation("taskLibrary");
	const { content, kind, language } = data;
	if (kind === "text")
		return (
			<RichTextEditor
				id="body"
				name="body"
				label={t("kind.text")}
				lang={language}
				doc={content?.body}
				plain={content?.plain}
				typed={problem.typed("body")}
				error={problem.of("body")}
				rows={12}
			/>
		);
	if (kind === "external")
		return (
			<TextField
				key="address"
				id="url"
				name="url"
				type="url"
				label={t("field.address")}
				placeholder="https://"
				error={problem.of("url")}
				defaultValue={problem.typed("url") ?? content?.url}
			/>
		);
	if (kind === "youtube") return null;
	return (
		<>
			<fieldset key={kind}>
				<legend className="label">{t(`field.media.${kind}`)}</legend>
				{problem.of("media") && <p className="mt-1 text-13 text-danger-ink">{problem.of("media")}</p>}
				{content?.fileGuid && (
					<p className="mt-1 text-sm">
						<a href={`/api/media/${content.fileGuid}`} className="link break-words">
							{content.fileName}
						</a>
						<span className="mt-1 block text-13 text-ink-3">{t("field.replaceHelp")}</span>
					</p>
				)}
				{kind === "audio" && (
					<div className="mt-2">
						<SoundField
							id="recording"
							name="recording"
							label={t("field.recording")}
							error={problem.of("recording")}
							optional
						/>
					</div>
				)}
				<LibraryFilesField name="media" tenant={data.tenant} />
			</fieldset>
			{kind === "audio" && (
				<TextArea
					id="textInstead"
					name="textInstead"
					label={t("field.transcript")}
					help={t("field.transcriptHelp")}
					lang={language}
					rows={5}
					error={problem.of("textInstead")}
					defaultValue={problem.typed("textInstead") ?? content?.textInstead}
					optional
				/>
			)}
			{kind === "image" && (
				<TextField
					id="alt"
					name="alt"
					label={t("field.alt")}
					help={t("field.altHelp")}
					lang={language}
					error={problem.of("alt")}
					defaultValue={problem.typed("alt") ?? content?.alt}
				/>
			)}
		</>
	);
}

/** What stands in for a film where the line is slow. */
function LighterFields({ data, problem }: { data: ContentFormData; problem: Problem }) {
	const { t } = useTranslation("taskLibrary");
	const { content, language, tenant } = data;
	return (
		<details open={Boolean(content?.soundGuid || content?.textInstead || problem.of("sound")) || undefined}>
			<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("lighter.fields")}</summary>
			<div className="mt-1 flex flex-col gap-4">
				<fieldset>
					<legend className="label">{t("lighter.soundFile")}</legend>
					<p className="text-13 text-ink-3">{t("lighter.soundHelp")}</p>
					{problem.of("sound") && <p className="mt-1 text-13 text-danger-ink">{problem.of("sound")}</p>}
					{content?.soundGuid && (
						<div className="mt-1 flex flex-wrap items-center gap-4 text-sm">
							<a href={`/api/media/${content.soundGuid}`} className="link break-words">
								{content.soundName}
							</a>
							<Checkbox name="dropSound" label={t("lighter.dropSound")} />
						</div>
					)}
					<LibraryFilesField name="sound" tenant={tenant} />
				</fieldset>
				<TextArea
					id="textInstead"
					name="textInstead"
					label={t("lighter.textField")}
					help={t("lighter.textHelp")}
					lang={language}
					rows={5}
					error={problem.of("textInstead")}
					defaultValue={problem.typed("textInstead") ?? content?.textInstead}
				/>
			</div>
		</details>
	);
}

type Told = { film?: { title: string; minutes: number | null } | null };

/** The address of a film. Once it is written the title and the time are filled in where they are empty. */
function FilmField({ data, problem }: { data: ContentFormData; problem: Problem }) {
	const { t } = useTranslation("taskLibrary");
	const fetcher = useFetcher<Told>();
	const field = useRef<HTMLDivElement>(null);
	const [asked, setAsked] = useState(data.content?.url ?? "");
	const film = fetcher.state === "idle" ? fetcher.data?.film : undefined;
	useEffect(() => {
		const form = field.current?.closest("form");
		if (!film || !form) return;
		for (const [name, value] of [
			["title", film.title],
			["minutes", String(film.minutes ?? "")],
		] as const) {
			const input = form.elements.namedItem(name);
			if (input instanceof HTMLInputElement && input.value === "") input.value = value;
		}
	}, [film]);
	const ask = (url: string) => {
		if (url === "" || url === asked) return;
		setAsked(url);
		fetcher.submit({ intent: "film", url }, { method: "post" });
	};
	return (
		<div ref={field}>
			<TextField
				id="url"
				name="url"
				label={t("field.film")}
				help={t("field.filmHelp")}
				placeholder="https://www.youtube.com/watch?v=…"
				error={problem.of("url")}
				defaultValue={problem.typed("url") ?? (data.content?.url || undefined)}
				onBlur={(event) => ask(event.currentTarget.value.trim())}
			/>
			<p role="status" className="mt-1 text-13 text-ink-2 empty:hidden">
				{fetcher.state !== "idle"
					? t("film.asking")
					: fetcher.data && (film ? t("film.found", { title: film.title }) : t("film.notFound"))}
			</p>
		</div>
	);
}
