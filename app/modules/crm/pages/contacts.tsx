import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { writtenPhone } from "#app/directory/phone";
import { verb } from "#app/platform/guard.server";
import { Avatar } from "#app/ui/avatar";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { Link } from "#app/ui/link";
import { PageHeader } from "#app/ui/page-header";
import { type Column, RowLink, Table, TableFoot } from "#app/ui/table";
import { ConsentBadge } from "../components/contact-parts";
import { Told, useCrmFetcher } from "../components/told";
import { ContactRef, ContactsQuery } from "../contacts/contact.schema";
import { archive, restore } from "../contacts/contact-actions.server";
import { showContacts } from "../contacts/show-contacts.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["crmContacts", "errors"], title: "crmContacts:contacts.title" };

export const loader = page("contacts", ContactsQuery, showContacts);
export const action = pageAction("contacts", {
	archive: verb(ContactRef, archive, { level: 20 }),
	restore: verb(ContactRef, restore, { level: 20 }),
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function Contacts() {
	const { rows, next, previous, query, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmContacts");
	const { pathname, search } = useLocation();
	const [address] = useSearchParams();
	const fetcher = useCrmFetcher();
	const action = `${pathname}${search}`;
	const at = places(tenant);
	const to = (changes: Record<string, string | null>) => {
		const changed = new URLSearchParams(address);
		for (const [name, value] of Object.entries({ cursor: null, before: null, ...changes }))
			if (value === null) changed.delete(name);
			else changed.set(name, value);
		return `${pathname}?${changed}`;
	};
	const isTrash = query.view === "trash";
	const isFiltered = query.q !== "" || query.consent !== null;
	const columns: Column<Row>[] = [
		{
			key: "name",
			header: t("contact.name"),
			phone: "title",
			cell: (row) =>
				isTrash ? (
					row.name
				) : (
					<RowLink to={at.contact(row.id)} lead={<Avatar name={row.name} size={24} />}>
						{row.name}
					</RowLink>
				),
		},
		{ key: "jobTitle", header: t("contact.jobTitle"), cell: (row) => row.jobTitle },
		{
			key: "customers",
			header: t("contact.customers"),
			cell: (row) =>
				row.customers.map(({ id, guid, name }, index) => (
					<span key={id}>
						{index > 0 && ", "}
						<Link to={at.customer(guid)} className="relative hover:underline">
							{name}
						</Link>
					</span>
				)),
		},
		{ key: "email", header: t("contact.email"), cell: (row) => row.email },
		{
			key: "phone",
			header: t("contact.phone"),
			className: "sm:whitespace-nowrap",
			cell: (row) => row.phone && writtenPhone(row.phone),
		},
		{
			key: "consent",
			header: t("contact.consent"),
			phone: "state",
			cell: (row) => <ConsentBadge consent={row.consent} />,
		},
		...(isTrash && writes
			? [
					{
						key: "restore",
						header: t("contact.more"),
						hideHeader: true,
						phone: "end" as const,
						align: "right" as const,
						cell: (row: Row) => (
							<fetcher.Form method="post" action={action}>
								<input type="hidden" name="id" value={row.id} />
								<SubmitButton intent="restore" kind="quiet" size="sm" icon="undo-2">
									{t("common:restore")}
								</SubmitButton>
							</fetcher.Form>
						),
					},
				]
			: []),
	];
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t(isTrash ? "contacts.trash" : "contacts.title")}
					back={isTrash ? { to: at.contacts, label: t("contacts.title") } : undefined}
					actions={
						writes &&
						!isTrash && (
							<LinkButton kind="primary" icon="plus" to={at.newContact}>
								{t("contacts.new")}
							</LinkButton>
						)
					}
				/>
				<FilterBar
					searchLabel={t("contacts.search")}
					query={query.q}
					keep={{ view: isTrash ? "trash" : null }}
					actions={
						writes &&
						!isTrash && (
							<LinkButton kind="quiet" icon="trash-2" to={to({ view: "trash" })}>
								{t("contacts.trash")}
							</LinkButton>
						)
					}
				>
					<FilterSelect
						label={t("contact.consent")}
						name="consent"
						value={query.consent}
						options={[
							{ value: "", label: t("contacts.everyConsent") },
							...(["given", "withdrawn", "unknown"] as const).map((value) => ({ value, label: t(`consent.${value}`) })),
						]}
					/>
				</FilterBar>
				<Told answer={answer} action={action} ns="crmContacts" />
				{rows.length === 0 &&
					(isFiltered ? (
						<NoHits clear={to({ q: null, consent: null })} />
					) : (
						<EmptyState icon="contact-round" title={t(isTrash ? "contacts.trashEmpty" : "contacts.none")}>
							{t(isTrash ? "contacts.trashHelp" : "contacts.noneHelp")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<>
					<Table label={t("contacts.title")} columns={columns} rows={rows} rowKey={({ id }) => id} />
					<TableFoot
						range={t("range", { count: rows.length })}
						previous={previous && to({ before: previous })}
						next={next && to({ cursor: next })}
					/>
				</>
			)}
		</div>
	);
}
