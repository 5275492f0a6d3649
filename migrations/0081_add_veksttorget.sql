CREATE TABLE `vt_routes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`topic` text DEFAULT '' NOT NULL,
	`municipality` text DEFAULT '' NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vt_routes_once` ON `vt_routes` (`tenant_id`,`topic`,`municipality`);--> statement-breakpoint
CREATE TABLE `vt_intakes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`number` integer,
	`form_id` text NOT NULL,
	`day` text NOT NULL,
	`source` text,
	`topic` text,
	`topic_title` text DEFAULT '{}' NOT NULL,
	`municipality` text,
	`post_code` text,
	`name` text DEFAULT '' NOT NULL,
	`company` text,
	`email` text,
	`phone` text,
	`message` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`owner_id` text,
	`first_answer_at` integer,
	`closed_at` integer,
	`referred_to` text,
	`note` text DEFAULT '' NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vt_intakes_by_number` ON `vt_intakes` (`tenant_id`,`form_id`,`number`);--> statement-breakpoint
CREATE INDEX `vt_intakes_by_day` ON `vt_intakes` (`tenant_id`,`deleted_at`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `vt_intakes_in_order` ON `vt_intakes` (`tenant_id`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `vt_intakes_by_owner` ON `vt_intakes` (`tenant_id`,`owner_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `vt_intakes_new` ON `vt_intakes` (`tenant_id`,`created_at`) WHERE "vt_intakes"."status" = 'new';--> statement-breakpoint
ALTER TABLE `form_replies` ADD `receipt_no` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `form_replies_by_receipt` ON `form_replies` (`tenant_id`,`form_id`,`receipt_no`) WHERE "form_replies"."receipt_no" is not null;--> statement-breakpoint
ALTER TABLE `forms` ADD `receipts` integer DEFAULT 0 NOT NULL;