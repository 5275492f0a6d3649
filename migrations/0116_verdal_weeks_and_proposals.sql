CREATE TABLE `verdal_proposals` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`party` text NOT NULL,
	`kind` text NOT NULL,
	`ends_on` text DEFAULT '' NOT NULL,
	`reason` text NOT NULL,
	`name` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_proposals_of_placement` ON `verdal_proposals` (`tenant_id`,`placement_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `verdal_proposals_open` ON `verdal_proposals` (`tenant_id`,`placement_id`,`party`) WHERE "verdal_proposals"."state" = 'open';--> statement-breakpoint
CREATE TABLE `verdal_weeks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`party` text NOT NULL,
	`week_on` text NOT NULL,
	`token_hash` text,
	`meant_for` text NOT NULL,
	`answered_at` integer,
	`attendance` integer,
	`tasks` integer,
	`wellbeing` integer,
	`support` integer,
	`progress` integer,
	`comment` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_weeks_of_placement` ON `verdal_weeks` (`tenant_id`,`placement_id`,`week_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `verdal_weeks_by_token` ON `verdal_weeks` (`token_hash`);--> statement-breakpoint
CREATE TABLE `verdal_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`anonymise_months` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `verdal_workplaces` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`places` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `asks_weekly` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `anonymised_at` integer;