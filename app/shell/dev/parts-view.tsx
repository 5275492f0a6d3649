import { useState } from "react";
import { Button, IconButton, LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox, RadioGroup, Switch } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { Icon } from "#app/ui/icon";
import { iconNames } from "#app/ui/icon-names";
import { Menu } from "#app/ui/menu";
import { PasswordField } from "#app/ui/password-field";
import { RichTextEditor } from "#app/ui/rich-text-editor";
import { useSnackbar } from "#app/ui/snackbar";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { Emptiness, States } from "./states-view";

const articleWords = "Dørene åpner klokken ti.";
const article = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: articleWords }] }] };
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
			<Section title="Formatted text">
				<div className="grid gap-5">
					<RichTextEditor name="note" label="Samtalenotat" toolbar="small" plain="Ringte Kari." />
					<RichTextEditor name="body" label="Artikkel" plain={articleWords} doc={article} />
				</div>
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
