import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { EventRef } from "../events.schema";
import { page } from "../guard.server";
import { showPrintList } from "../participants.server";
import { paths } from "../paths";

export const handle = { i18n: ["events"], title: "events:printList" };
export const loader = page("list", EventRef, showPrintList);

export default function PrintList() {
	const { head, people } = useLoaderData<typeof loader>();
	const { t } = useTranslation("events");
	const hasTypes = people.some(({ type }) => type !== "");
	return (
		<PageBody>
			<PageHeader
				back={{ to: paths(head.tenant).event(head.id), label: head.title }}
				title={t("printTitle", { title: head.title })}
				count={people.length}
				actions={
					<Button icon="printer" onClick={() => window.print()}>
						{t("print")}
					</Button>
				}
			/>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
			<section className="relative overflow-x-auto" aria-label={t("page.participants")} tabIndex={0}>
				<table className="w-full text-left text-sm">
					<thead>
						<tr className="border-b border-line-2">
							<th scope="col" className="py-2 pr-4">
								{t("person.came")}
							</th>
							<th scope="col" className="py-2 pr-4">
								{t("person.name")}
							</th>
							{hasTypes && (
								<th scope="col" className="py-2 pr-4">
									{t("person.type")}
								</th>
							)}
							<th scope="col" className="py-2 pr-4">
								{t("person.guests")}
							</th>
							<th scope="col" className="py-2">
								{t("person.code")}
							</th>
						</tr>
					</thead>
					<tbody>
						{people.map(({ id, name, type, guests, code }) => (
							<tr key={id} className="border-b border-line">
								<td className="py-2 pr-4">
									<span aria-hidden="true" className="inline-block size-4 border border-ink-3" />
								</td>
								<td className="py-2 pr-4 font-medium">{name}</td>
								{hasTypes && <td className="py-2 pr-4">{type}</td>}
								<td className="py-2 pr-4 tabular-nums">{guests || ""}</td>
								<td className="py-2 font-mono text-xs">{code}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</PageBody>
	);
}
