import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { Section } from "#app/ui/card";
import { Notice } from "#app/ui/notice";
import { EventFacts, Fact } from "../components/event-facts";
import { MaterialForm } from "../components/material-form";
import { MaterialList } from "../components/material-list";
import { PublicFrame } from "../components/public-frame";
import { RemoveMaterial } from "../components/remove-material";
import { SessionList } from "../components/session-list";
import { addOwnMaterial, removeOwnMaterial, showSpeaker } from "../speakers/open-speaker.server";
import { OwnMaterialInput, OwnMaterialRef } from "../speakers/speakers.schema";

export const handle = { i18n: ["eventSpeaker", "eventPublic", "media", "onRecord", "errors"] };

export const loader = publicPage(showSpeaker);
export const action = publicAction(
	{
		addMaterial: handler(OwnMaterialInput, addOwnMaterial),
		removeMaterial: handler(OwnMaterialRef, removeOwnMaterial),
	},
	{ bodyMax: FILES_FORM_MAX },
);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** The page of whoever speaks or helps at an event. */
export default function Speaker() {
	const page = useLoaderData<typeof loader>();
	const { event, when, speaker, session, materials, tenant, language } = page;
	const { t } = useTranslation(["eventSpeaker", "eventPublic"]);
	return (
		<PublicFrame tenant={tenant} language={language}>
			<p className="text-sm text-ink-2">{t(`hello.${speaker.role}`, { name: speaker.name })}</p>
			<h1 className="text-3xl font-semibold break-words" lang={event.language}>
				{event.title}
			</h1>
			{page.isCalledOff && (
				<div className="mt-4">
					<Notice tone="danger" title={t("eventPublic:ticket.calledOff")} />
				</div>
			)}
			<EventFacts event={event} when={when} online={page.url}>
				<Fact icon="users-round">
					{t(page.isOfSession ? "people.session" : "people.event", { count: page.people })}
				</Fact>
			</EventFacts>
			{speaker.note && (
				<div className="mt-5">
					<Notice title={t("note")}>
						<span className="whitespace-pre-line" lang={event.language}>
							{speaker.note}
						</span>
					</Notice>
				</div>
			)}
			{session && (
				<section className="mt-6">
					<h2 className="text-base font-semibold">{t("session")}</h2>
					<SessionList sessions={[session]} language={event.language} />
				</section>
			)}
			<Section title={t("material.title")} intro={t("material.help")} className="mt-8">
				{materials.length > 0 && (
					<div className="mb-5">
						<MaterialList materials={materials}>
							{({ id, title }) => <RemoveMaterial id={id} title={title} />}
						</MaterialList>
					</div>
				)}
				<MaterialForm key={materials.length} answer={useActionData<typeof action>()} />
			</Section>
		</PublicFrame>
	);
}
