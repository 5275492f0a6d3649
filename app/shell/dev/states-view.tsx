import { Avatar, Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Button, LinkButton } from "#app/ui/button";
import { Card, CardList, CardRow } from "#app/ui/card";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { Notice, PartError } from "#app/ui/notice";
import { Progress } from "#app/ui/progress";
import { Skeleton } from "#app/ui/skeleton";
import { Time } from "#app/ui/time";
import { sampleNow } from "./sample";

const HOUR = 3_600_000;
const row = "flex flex-wrap items-center gap-2";

/** Badges, faces, times, progress, notices and cards. */
export function States() {
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

/** What stands where nothing, or nothing yet, can be shown. */
export function Emptiness() {
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
