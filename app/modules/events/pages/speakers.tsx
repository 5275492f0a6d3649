import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { CopyField } from "#app/ui/copy-field";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { EventHead } from "../components/event-head";
import { MaterialForm } from "../components/material-form";
import { MaterialList } from "../components/material-list";
import { RemoveMaterial } from "../components/remove-material";
import { EventRef } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { addMaterial, removeMaterial } from "../speakers/materials.server";
import { MaterialInput, MaterialRef, SpeakerInput, SpeakerRef } from "../speakers/speakers.schema";
import { addSpeaker, removeSpeaker, showSpeakers } from "../speakers/speakers.server";

export const handle = {
	i18n: ["eventSpeaker", "events", "media", "onRecord", "errors"],
	title: "events:page.speakers",
};

export const loader = page("list", EventRef, showSpeakers);
export const action = pageAction(
	"list",
	{
		addSpeaker: handler(SpeakerInput, addSpeaker),
		removeSpeaker: handler(SpeakerRef, removeSpeaker),
		addMaterial: handler(MaterialInput, addMaterial),
		removeMaterial: handler(MaterialRef, removeMaterial),
	},
	{ bodyMax: FILES_FORM_MAX },
);

export default function Speakers() {
	const { head, speakers, sessions, materials } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["eventSpeaker", "events"]);
	const session = (id: string) =>
		sessions.length > 0 && (
			<SelectField
				id={id}
				name="session"
				label={t("session")}
				options={[{ value: "", label: t("whole") }, ...sessions]}
			/>
		);
	return (
		<PageBody width="settings">
			<EventHead head={head} current="speakers" />
			<p className="mb-4 text-sm text-ink-2">{t("help")}</p>
			{speakers.length === 0 && (
				<EmptyState icon="users-round" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			<ul className="flex flex-col gap-3">
				{speakers.map(({ id, name, role, note, session: at, address }) => (
					<li key={id} className="card flex flex-col gap-3 p-4">
						<p className="flex flex-wrap items-center gap-2">
							<span className="font-medium break-words">{name}</span>
							<Badge>{t(`role.${role}`)}</Badge>
							<span className="text-13 text-ink-3">{at}</span>
						</p>
						{note && <p className="text-13 whitespace-pre-line text-ink-2">{note}</p>}
						<div className="flex flex-wrap items-end gap-2">
							<div className="min-w-60 flex-1">
								<CopyField label={t("address", { name })} value={address} />
							</div>
							<ConfirmButton
								label={t("remove")}
								title={t("removeTitle", { name })}
								confirmLabel={t("remove")}
								fields={{ intent: "removeSpeaker", speaker: id }}
							>
								{t("removeHelp")}
							</ConfirmButton>
						</div>
					</li>
				))}
			</ul>
			<Section title={t("new")} className="mt-8">
				<NewSpeaker key={speakers.length} answer={answer}>
					{session("session")}
				</NewSpeaker>
			</Section>
			<Section title={t("material.title")} intro={t("material.help")} className="mt-10">
				{materials.length > 0 && (
					<div className="mb-5">
						<MaterialList materials={materials}>
							{({ id, title, session: at, by }) => (
								<div className="flex flex-wrap items-center gap-3">
									<span className="text-13 text-ink-3">{[at, by].filter(Boolean).join(" · ")}</span>
									<RemoveMaterial id={id} title={title} />
								</div>
							)}
						</MaterialList>
					</div>
				)}
				<MaterialForm key={materials.length} answer={answer}>
					{session("material-session")}
				</MaterialForm>
			</Section>
		</PageBody>
	);
}

function NewSpeaker({ answer, children }: { answer: unknown; children: ReactNode }) {
	const { t } = useTranslation("eventSpeaker");
	const problem = useFormProblem(answer, { intent: "addSpeaker" });
	return (
		<Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
			<TextField
				id="name"
				name="name"
				label={t("name")}
				error={problem.of("name")}
				defaultValue={problem.typed("name") ?? ""}
				autoComplete="off"
			/>
			<SelectField
				id="role"
				name="role"
				className="max-w-80"
				label={t("role.label")}
				defaultValue={problem.typed("role") ?? "speaker"}
				options={(["speaker", "helper"] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
			/>
			{children}
			<TextArea
				id="note"
				name="note"
				rows={2}
				label={t("note")}
				error={problem.of("note")}
				defaultValue={problem.typed("note") ?? ""}
				optional
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="addSpeaker" kind="secondary" icon="user-plus">
					{t("add")}
				</SubmitButton>
			</div>
		</Form>
	);
}
