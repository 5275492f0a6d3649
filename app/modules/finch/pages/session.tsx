import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { useFollow } from "#app/ui/use-follow";
import { sessionLooks } from "../components/session-looks";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { SessionInput, SessionQuery } from "../session/session.schema";
import { endSession, showSession } from "../session/session.server";

export const handle = { i18n: ["finch", "errors"], title: "finch:session.title" };

export const loader = page("students", SessionQuery, showSession);
export const action = pageAction("students", { end: handler(SessionInput, endSession) });

/** Milliseconds after which it is asked anew who is done. */
const EVERY = 5000;

/** Who of a group has answered a form, while they do. */
export default function Session() {
	const { tenant, title, form, formId, group, rows, done, goesOn, code } = useLoaderData<typeof loader>();
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	useFollow(goesOn, EVERY);
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: at.codes, label: t("codes.title") }}
				title={title}
				meta={form}
				actions={
					<LinkButton icon="tablet" to={at.code} reloadDocument>
						{t("codes.page")}
					</LinkButton>
				}
			/>
			{rows.length === 0 ? (
				<EmptyState icon="users-round" title={t("session.empty")}>
					{t("errors.noGroup")}
				</EmptyState>
			) : (
				<>
					<p className="text-lg font-semibold tabular-nums" aria-live="polite">
						{t("session.done", { done, count: rows.length })}
					</p>
					<p className="mt-1 mb-4 text-sm text-ink-2">
						{t("codes.where")} <span className="font-medium break-all">{code}</span>
					</p>
					<CardList label={t("session.title")}>
						{rows.map(({ id, name, standing }) => (
							<CardRow key={id} className="justify-between py-2.5 text-sm">
								<Link to={at.student(id)} className="min-w-0 break-words hover:underline">
									{name}
								</Link>
								<Badge {...sessionLooks[standing]}>{t(`session.standing.${standing}`)}</Badge>
							</CardRow>
						))}
					</CardList>
					{goesOn && (
						<Form method="post" className="mt-5 flex flex-col items-start gap-2">
							<input type="hidden" name="group" value={group} />
							<input type="hidden" name="form" value={formId} />
							<SubmitButton intent="end" kind="secondary" icon="circle-x">
								{t("session.end")}
							</SubmitButton>
							<p className="text-13 text-ink-3">{t("session.endHelp")}</p>
						</Form>
					)}
				</>
			)}
		</PageBody>
	);
}
