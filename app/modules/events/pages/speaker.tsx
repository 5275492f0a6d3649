import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicAction, publicPage, verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Notice } from "#app/ui/notice";
import { EventFacts, Fact } from "../components/event-facts";
import { MaterialForm } from "../components/material-form";
import { MaterialList } from "../components/material-list";
import { PublicFrame } from "../components/public-frame";
import { SessionList } from "../components/session-list";
import { addOwnMaterial, removeOwnMaterial, showSpeaker } from "../speakers/open-speaker.server";
import { OwnMaterialInput, OwnMaterialRef } from "../speakers/speakers.schema";

export const handle = { i18n: ["eventSpeaker", "eventPublic", "media", "errors"] };

/** Bytes of the form with a file. */
const FORM_MAX = 11_000_000;

export const loader = publicPage(showSpeaker);
export const action = publicAction(
	{ addMaterial: verb(OwnMaterialInput, addOwnMaterial), removeMaterial: verb(OwnMaterialRef, removeOwnMaterial) },
	{ bodyMax: FORM_MAX },
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
							{({ id, title }) => (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="material" value={id} />
									<SubmitButton
										intent="removeMaterial"
										kind="quiet"
										size="sm"
										aria-label={t("material.removeNamed", { title })}
									>
										{t("material.remove")}
									</SubmitButton>
								</Form>
							)}
						</MaterialList>
					</div>
				)}
				<MaterialForm key={materials.length} answer={useActionData<typeof action>()} />
			</Section>
		</PublicFrame>
	);
}
