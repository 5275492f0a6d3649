import { useState } from "react";
import { Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { DefinitionList, SettingRow } from "#app/ui/definition-list";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SidePanel, WithPanel } from "#app/ui/side-panel";
import { type Column, RowLink, Table, TableFoot } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import { type Customer, customers } from "./sample";

const here = "/dev/ui?view=lists";

const columns: Column<Customer>[] = [
	{
		key: "name",
		header: "Navn",
		phone: "title",
		sort: { to: here },
		cell: (row) => (
			<RowLink to={`${here}&panel=${row.id}`} lead={<Tile name={row.name} size={28} />} under={row.contact}>
				{row.name}
			</RowLink>
		),
	},
	{ key: "kind", header: "Type", phone: "hide", cell: (row) => row.kind },
	{ key: "members", header: "Medlemmer", align: "right", phone: "hide", cell: (row) => row.members },
	{
		key: "last",
		header: "Siste kontakt",
		phone: "end",
		sort: { to: here, direction: "descending" },
		cell: (row) => <Time at={row.last} as="date" />,
	},
	{
		key: "state",
		header: "Neste steg",
		phone: "state",
		cell: (row) => {
			if (row.state === "ok") return <span className="text-ink-3">Ingen planlagt</span>;
			if (row.state === "late")
				return (
					<Badge tone="danger" icon="circle-alert">
						Forfalt
					</Badge>
				);
			return (
				<Badge tone="warning" icon="clock">
					I dag 10.30
				</Badge>
			);
		},
	},
];

/** A list with tabs, filters, table, foot and docked panel. */
export function ListsView({ panel }: { panel: string | null }) {
	const [on, setOn] = useState(true);
	const chosen = customers.find((customer) => customer.id === panel);
	return (
		<WithPanel
			title="Kunder"
			panel={
				chosen && (
					<SidePanel
						title={chosen.name}
						lead={<Tile name={chosen.name} size={40} />}
						meta={`${chosen.members} medlemmer`}
						close={here}
						actions={
							<>
								<Button icon="eye">Vis som</Button>
								<Button icon="pencil">Rediger</Button>
							</>
						}
					>
						<h3 className="text-13 font-semibold">Moduler</h3>
						<ul>
							<SettingRow title="HMS" meta="Utløper 30.11.2026">
								<Button size="sm">Forleng 1 år</Button>
								<input
									type="checkbox"
									// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own checked state
									role="switch"
									className="switch"
									aria-label="HMS"
									checked={on}
									onChange={() => setOn(!on)}
								/>
							</SettingRow>
						</ul>
						<h3 className="mt-6 mb-2 text-13 font-semibold">Detaljer</h3>
						<DefinitionList
							items={[
								{ label: "Type", value: chosen.kind },
								{ label: "Kontaktperson", value: chosen.contact },
							]}
						/>
					</SidePanel>
				)
			}
		>
			<div className="px-4 md:px-6">
				<PageHeader
					title="Kunder"
					count="50+"
					actions={
						<>
							<Button icon="upload">Importer</Button>
							<Button kind="primary" icon="plus">
								Ny kunde
							</Button>
						</>
					}
				/>
				<Tabs
					label="Visninger"
					tabs={[
						{ to: here, label: "Alle", count: 248, current: true },
						{ to: `${here}&tab=mine`, label: "Mine", count: 86 },
						{ to: `${here}&tab=week`, label: "Følges opp denne uken", count: 9 },
						{ to: `${here}&tab=none`, label: "Uten kontakt på 60 dager", count: 17 },
					]}
				/>
				<FilterBar
					searchLabel="Søk i kunder"
					keep={{ view: "lists" }}
					chips={[{ name: "Kommune", value: "Fjordvik", without: here }]}
					actions={
						<Button kind="quiet" icon="download">
							CSV
						</Button>
					}
				>
					<FilterSelect
						label="Rolle"
						name="role"
						options={[
							{ value: "", label: "Alle roller" },
							{ value: "ADVISOR", label: "Veileder" },
						]}
					/>
				</FilterBar>
			</div>
			<Table
				label="Kunder"
				columns={columns}
				rows={customers}
				rowKey={(row) => row.id}
				isCurrent={(row) => row.id === panel}
				density="roomy"
			/>
			<TableFoot range="1–8 av 248" next={`${here}&after=8`} />
		</WithPanel>
	);
}

/** A record's head: the way back, tile, badges, meta, actions. */
export function RecordView() {
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: here, label: "Kunder" }}
				lead={<Tile name="Havbris Industri AS" size={44} />}
				title="Havbris Industri AS"
				badges={<Badge tone="success">Aktiv</Badge>}
				meta="Arbeidsgiver · Fjordvik · 918 273 645"
				actions={<Button icon="pencil">Rediger</Button>}
			/>
		</PageBody>
	);
}
