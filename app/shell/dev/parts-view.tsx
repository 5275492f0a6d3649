import { useState } from "react";
import { Avatar, Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Button, IconButton, LinkButton, SubmitButton } from "#app/ui/button";
import { Card, CardList, CardRow, Section } from "#app/ui/card";
import { Checkbox, RadioGroup, Switch } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { CopyField } from "#app/ui/copy-field";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { Icon } from "#app/ui/icon";
import { iconNames } from "#app/ui/icon-names";
import { Menu } from "#app/ui/menu";
import { Notice, PartError } from "#app/ui/notice";
import { PasswordField } from "#app/ui/password-field";
import { Progress } from "#app/ui/progress";
import { Skeleton } from "#app/ui/skeleton";
import { useSnackbar } from "#app/ui/snackbar";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { sampleNow } from "./sample";

const HOUR = 3_600_000;
const row = "flex flex-wrap items-center gap-2";

/** Buttons, fields, states: every small part in every state. */
export function PartsView() {
	return (
		<>
			<Section title="Buttons">
				<Buttons />
			</Section>
			<Section title="Fields">
				<Fields />
			</Section>
			<Section title="States and words">
				<States />
			</Section>
			<Section title="Empty, loading, failed">
				<Emptiness />
			</Section>
			<Section title="Icons" count={iconNames.length}>
				<ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 text-13 text-ink-2">
					{iconNames.map((name) => (
						<li key={name} className="flex items-center gap-2">
							<Icon name={name} className="size-[18px]" /> {name}
						</li>
					))}
				</ul>
			</Section>
		</>
	);
}

function Buttons() {
	const { show } = useSnackbar();
	return (
		<div className="flex flex-col gap-3">
			<div className={row}>
				<Button kind="primary" icon="plus">
					Ny kunde
				</Button>
				<Button icon="upload">Importer</Button>
				<Button kind="quiet">Filtrer</Button>
				<Button kind="danger" icon="trash-2">
					Slett
				</Button>
				<Button kind="erase">Slett notatet</Button>
				<IconButton icon="ellipsis" label="Flere handlinger" />
			</div>
			<div className={row}>
				<Button kind="primary" icon="plus" busy>
					Lagrer
				</Button>
				<Button busy>Sender</Button>
				<Button size="sm">Liten</Button>
				<LinkButton to="/dev/ui" size="lg">
					Stor lenke
				</LinkButton>
			</div>
			<div className={row}>
				<Button onClick={() => show({ text: "Notatet er lagret", kind: "success" })}>Snackbar</Button>
				<Button onClick={() => show({ text: "Noe gikk galt. Prøv igjen.", kind: "danger" })}>Snackbar, error</Button>
				<Button
					onClick={() =>
						show({ text: "Notatet er slettet", timeout: 10_000, action: { label: "Angre", onPress: () => {} } })
					}
				>
					Snackbar, undo
				</Button>
				<ConfirmButton
					label="Fjern"
					title="Fjerne Ingrid Solheim?"
					confirmLabel="Fjern medlemmet"
					fields={{ intent: "remove" }}
				>
					Hun mister tilgangen til 4 moduler.
				</ConfirmButton>
				<ConfirmButton
					label="Slett organisasjonen"
					title="Slette Havna Veksttorg?"
					confirmLabel="Slett organisasjonen"
					fields={{ intent: "erase" }}
					typedName="Havna Veksttorg"
				>
					Alt innholdet slettes. Det kan ikke angres.
				</ConfirmButton>
				<Menu
					buttonClass="btn btn-secondary"
					button="Menu"
					entries={[
						{ kind: "heading", label: "advisor@fjordvik.test" },
						{ kind: "link", to: "/dev/ui", label: "Profil", icon: "circle-user-round" },
						{ kind: "press", onPress: () => {}, label: "Meldinger", icon: "message-square-text", count: 3 },
						{ kind: "line" },
						{ kind: "post", action: "/dev/ui", label: "Slett", icon: "trash-2", danger: true },
					]}
				/>
			</div>
		</div>
	);
}

function Fields() {
	const [accent, setAccent] = useState(true);
	return (
		<div className="grid max-w-160 gap-5">
			<FormErrors
				errors={[
					{ id: "post", text: "Postnummer: skriv fire sifre" },
					{ id: "role", text: "Velg en rolle" },
				]}
			/>
			<TextField
				name="email"
				type="email"
				label="E-post"
				defaultValue="advisor@fjordvik.test"
				size="lg"
				autoComplete="off"
			/>
			<TextField
				id="post"
				name="post"
				label="Postnummer"
				help="Fire sifre"
				error="Skriv fire sifre"
				className="max-w-40"
			/>
			<TextField name="phone" label="Telefon" optional placeholder="72 45 18 90" />
			<SelectField
				name="zone"
				label="Tidssone"
				options={[
					{ value: "", label: "Ikke valgt" },
					{ value: "Europe/Oslo", label: "Europe/Oslo" },
				]}
			/>
			<TextField name="day" type="date" label="Utløper" className="max-w-40" defaultValue="2026-11-30" />
			<TextArea name="note" label="Notat" optional />
			<PasswordField name="password" label="Nytt passord" meter autoComplete="new-password" />
			<Checkbox name="keep" label="Hold meg innlogget" help="På denne enheten, i 30 dager" defaultChecked />
			<RadioGroup
				id="role"
				name="role"
				legend="Rolle"
				error="Velg en rolle"
				options={[
					{ value: "CLIENT", label: "Deltaker", help: "Ser sitt eget" },
					{ value: "ADVISOR", label: "Veileder" },
				]}
			/>
			<div className="max-w-90">
				<Switch
					label="HMS"
					help="Utløper 30.11.2026"
					checked={accent}
					onChange={(event) => setAccent(event.target.checked)}
				/>
				<Switch label="Finch" help="Utløpt 19.11.2026" />
			</div>
			<CopyField label="Invitasjonslenke" value="https://followup.example/invitation/3f0c" help="Gjelder i 14 dager" />
			<div>
				<SubmitButton>Lagre endringene</SubmitButton>
			</div>
		</div>
	);
}

function States() {
	return (
		<div className="flex flex-col gap-4">
			<div className={row}>
				<Badge>Arbeidsgiver</Badge>
				<Badge tone="accent" icon="shield">
					Superadmin
				</Badge>
				<Badge tone="info">Invitert</Badge>
				<Badge tone="success" icon="check">
					Aktiv
				</Badge>
				<Badge tone="warning" icon="clock">
					HMS: 10 dager igjen
				</Badge>
				<Badge tone="danger" icon="circle-x">
					Utløpt
				</Badge>
			</div>
			<div className={row}>
				{([20, 24, 28, 32, 40, 44] as const).map((size) => (
					<Avatar key={size} name={`Ingrid Solheim ${size}`} size={size} />
				))}
				{([20, 24, 28, 32, 40, 44] as const).map((size) => (
					<Tile
						key={size}
						name={["Nordlys", "Havna", "Elvestad", "Solvik", "Tindra", "Granlia"][size % 6] ?? ""}
						size={size}
					/>
				))}
			</div>
			<p className="text-sm text-ink-2">
				{[0, 12 / 60, 3, 17, 70, 400].map((hours) => (
					<span key={hours}>
						<Time at={sampleNow - hours * HOUR} /> ·{" "}
					</span>
				))}
				<Time at="2026-11-21" /> · <Time at="2026-11-25" /> · <Time at="2026-12-31" as="longDate" /> ·{" "}
				<Time at={sampleNow} as="dateTime" />
			</p>
			<div className="max-w-90">
				<Progress value={3} max={8} label="3 av 8 filer, 42 %" />
			</div>
			<Progress value={21} max={21} label="21 av 21" inline />
			<div className="grid gap-3 md:grid-cols-2">
				<Notice title="Lokal demo">Alle brukere har passordet followup-demo.</Notice>
				<Notice tone="success">Svarene dine er sendt.</Notice>
				<Notice tone="warning" title="HMS utløper om 10 dager">
					Tilgangen gjelder til og med 30. november.
				</Notice>
				<Notice tone="danger">Du har ikke tilgang til HMS i Fjordvik kommune.</Notice>
			</div>
			<CardList label="Trenger deg i dag">
				<CardRow>
					<span className="tone-danger flex size-9 items-center justify-center rounded-lg">
						<Icon name="triangle-alert" className="size-[18px]" />
					</span>
					<div className="min-w-0 flex-1">
						<p className="text-sm font-medium">Amina Yusuf svarte lavt på søvn og energi</p>
						<p className="text-13 text-ink-3">Egenrapport · 2,1 mot 4,0 forrige gang</p>
					</div>
					<LinkButton to="/dev/ui" size="sm">
						Les svaret
					</LinkButton>
				</CardRow>
			</CardList>
			<Card>
				<h3 className="text-sm font-semibold">Jobbmesse</h3>
				<p className="mt-1 text-13 text-ink-2">Torsdag 3. desember kl. 10.00–15.00</p>
			</Card>
		</div>
	);
}

function Emptiness() {
	return (
		<div className="grid gap-4 md:grid-cols-2">
			<EmptyState
				icon="users-round"
				title="Ingen kunder ennå"
				action={
					<LinkButton to="/dev/ui" icon="plus">
						Ny kunde
					</LinkButton>
				}
			>
				Legg til den første, eller importer en fil.
			</EmptyState>
			<NoHits clear="/dev/ui" />
			<Skeleton rows={5} size="row" />
			<PartError
				title="Kalenderen kunne ikke lastes inn."
				traceLabel="Sporings-ID:"
				trace="0193-4a1c"
				action={<Button size="sm">Prøv igjen</Button>}
			/>
		</div>
	);
}
